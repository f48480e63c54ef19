import type { EntityManager } from 'typeorm';

/** A batch without an end becomes "ended" when its prices are undone, and "applied" again on redo. @param changeId of the undone change */
export async function followUndo(manager: EntityManager, changeId: string): Promise<void> {
  await manager.query(
    `WITH RECURSIVE taken_back AS (
       SELECT id, undoes FROM catalog.change_set WHERE id = $1
       UNION ALL
       SELECT c.id, c.undoes FROM catalog.change_set AS c JOIN taken_back AS t ON c.id = t.undoes
     )
     UPDATE catalog.price_batch_store AS s SET state = CASE s.state WHEN 'applied' THEN 'ended' ELSE 'applied' END
       FROM taken_back AS t WHERE s.change_id = t.id AND s.state IN ('applied', 'ended')`,
    [changeId],
  );
}
