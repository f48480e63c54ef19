import { isDeepStrictEqual } from 'node:util';
import type { ChainRules, OwnRulesPatch, StoreRules, StoreState } from '@larder/contracts';
import { isEmptyOverride, orderRulesOf, type OwnRules } from '@larder/kernel';
import { Transactions } from '@larder/platform';
import { Injectable } from '@nestjs/common';
import { GatewayLists } from '../../public-lists/gateway-lists.js';
import { namesOf } from '../store-admin.service.js';
import { refuseEmpty, storeNotFound } from '../store.errors.js';
import { StoreRepository } from '../store.repository.js';
import { changeRules, ownRulesView, rulesView } from './change-rules.js';

/** Pages read the rules with the settings. */
const SETTINGS = '/api/admin/settings';

@Injectable()
export class OrderRulesService {
  constructor(
    private readonly stores: StoreRepository,
    private readonly transactions: Transactions,
    private readonly gateways: GatewayLists,
  ) {}

  async ofChain(): Promise<ChainRules> {
    return rulesView(orderRulesOf(await this.stores.chainRules()));
  }

  async changeChain(patch: OwnRulesPatch): Promise<ChainRules> {
    refuseEmpty(patch);
    const rules = await this.transactions.run(async ({ manager, announce }) => {
      await this.stores.lock(manager, false);
      const before = await this.stores.chainRules(manager);
      const after = changeRules(before, patch);
      if (isDeepStrictEqual(after, before)) return before;
      await this.stores.saveChainRules(manager, after);
      announce({ type: 'chain-rules.updated', subject: 'chain-rules:all', before, after });
      return after;
    });
    this.gateways.touch(SETTINGS);
    return rulesView(orderRulesOf(rules));
  }

  /** Works for closed stores too. @throws Refusal `not_found` */
  async ofStore(id: string): Promise<StoreRules> {
    if (!(await this.stores.byId(id))) throw storeNotFound();
    const [chain, own] = await Promise.all([this.stores.chainRules(), this.stores.rulesOf(id)]);
    return storeRulesView(chain, own);
  }

  /** @throws Refusal `not_found`, for a closed store too. */
  async changeStore(id: string, patch: OwnRulesPatch): Promise<StoreRules> {
    refuseEmpty(patch);
    const { store, view } = await this.transactions.run(async ({ manager, announce }) => {
      await this.stores.lock(manager, false);
      const locked = await this.stores.lockById(manager, id);
      if (!locked.active) throw storeNotFound();
      const before = await this.stores.stateOf(manager, locked);
      const own = changeRules(before.rules ?? {}, patch);
      const { rules: _before, ...rest } = before;
      const after: StoreState = isEmptyOverride(own) ? rest : { ...rest, rules: own };
      if (!isDeepStrictEqual(after, before)) {
        await this.stores.saveRules(manager, before.id, own);
        announce({ type: 'store.updated', subject: `store:${before.id}`, storeId: before.id, before, after });
      }
      return { store: after, view: storeRulesView(await this.stores.chainRules(manager), own) };
    });
    // Refreshed also at gateways that have not served this store's lists yet.
    this.gateways.touch(SETTINGS, ...namesOf(store).map((slug) => `${SETTINGS}?store=${slug}`));
    return view;
  }
}

const storeRulesView = (chain: OwnRules, own: OwnRules): StoreRules => ({
  own: ownRulesView(own),
  inherited: rulesView(orderRulesOf(chain)),
  effective: rulesView(orderRulesOf(chain, own)),
});
