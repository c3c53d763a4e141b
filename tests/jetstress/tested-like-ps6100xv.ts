import {
  distinctEqualLogicTests,
  type EqualLogicTest,
} from '../../src/engine/hardware/equallogic-tests.ts'
import type { KeptTest, OwnArray, Plan } from '../../src/engine/index.ts'
import { defaultPlan } from '../../src/engine/plan/plan.ts'

/** PS6100XV as its owner would describe it, without knowing that it was ever tested. */
export const likePs6100xv: OwnArray = {
  id: 'mine',
  name: 'Made for tests: an array like PS6100XV',
  driveKind: '15K SAS 3.5"',
  driveGb: 600,
  drives: 24,
  spares: 2,
  raid: ['RAID 10', 'RAID 50', 'RAID 5', 'RAID 6'],
  activePorts: 4,
  iopsPerDrive: null,
  measuredIops: {},
  price: null,
}

/** The distinct published tests of PS6100XV in RAID 50. */
export const ps6100xvTests = distinctEqualLogicTests.filter(
  ({ model, raid }) => model === 'PS6100XV' && raid === 'RAID 50',
)

/** A published test as a person would have kept it of an array of their own. */
export function keptAs(test: EqualLogicTest, id: string, array = likePs6100xv.id): KeptTest {
  return {
    id,
    name: `Made for tests: Table ${test.table}`,
    array,
    drives: likePs6100xv.drives - likePs6100xv.spares,
    driveKind: likePs6100xv.driveKind,
    storage: test.raid,
    units: test.units,
    databases: test.databases,
    dataGb: (test.users * test.mailboxMb) / 1000,
    planned: test.plannedTransactionalIops,
    achieved: test.totalIops,
    reads: null,
    logs: 0,
    maintenance: 0,
    readMs: test.dbReadMs,
    writeMs: test.dbWriteMs,
    logMs: test.logWriteMs,
    passed: true,
  }
}

/** A plan with an array of one’s own and tests of it. */
export function planWith(keptTests: readonly KeptTest[], own: OwnArray = likePs6100xv): Plan {
  return { ...defaultPlan, ownArrays: [own], keptTests }
}
