import { PATHS } from '../../../shared/routing/paths.ts';
import { Link } from '../../../shared/routing/router.ts';
import { helpShortcuts, helpTexts, helpTips } from '../../../texts/settings/help.ts';
import { Panel } from '../shell/panel.tsx';

const PAGES = [
  PATHS.products,
  PATHS.restaurantProducts,
  PATHS.restaurantOrders,
  PATHS.discountCodes,
  PATHS.rebates,
  PATHS.board,
];

/** What helps whatever one is looking for. */
export function HelpAside() {
  return (
    <aside className="help-aside">
      <Panel title={helpTexts.links}>
        <ul className="grid">
          <li>
            <Link to={PATHS.guide.path} className="help-link">
              {helpTexts.wholeGuide}
            </Link>
          </li>
          {PAGES.map(({ path, name }) => (
            <li key={path}>
              <Link to={path} className="help-link">
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title={helpTexts.shortcuts}>
        <dl className="help-keys">
          {helpShortcuts.map(({ keys, words }) => (
            <div key={words}>
              <dt>
                {keys.map((key) => (
                  <kbd key={key}>{key}</kbd>
                ))}
              </dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      </Panel>
      <Panel title={helpTexts.tips}>
        <ul className="help-tips">
          {helpTips.map((tip) => (
            <li key={tip}>{tip}</li>
          ))}
        </ul>
      </Panel>
    </aside>
  );
}
