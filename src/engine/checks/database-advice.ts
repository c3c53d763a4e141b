import { equalLogic } from '../core/documents.ts'
import { ownRule } from '../core/source.ts'
import { exceeds } from '../core/units.ts'
import { versionOf } from '../exchange/versions.ts'
import { isReplicated } from '../plan/features.ts'
import { type Checks, databasesField, sourceOf } from './advice.ts'
import { manyDatabases, referenceDatabase } from './tested-effects.ts'

/** Databases on one server above which a small one counts as one of many. */
const manyAbove = 5
/** Mailboxes of a database below which it is small. */
const smallBelow = 500
/** Databases in all with which one of them holds half of the mailboxes or more. */
const fewUpTo = 2

/** What the number and the size of databases give cause to say. */
export const databaseAdvice: Checks<
  | 'database-file-above-limit'
  | 'databases-above-edition'
  | 'database-above-guideline'
  | 'many-small-databases'
  | 'few-databases'
> = {
  'database-file-above-limit': ({ plan, sizing: { databaseFile: file } }) => {
    const most = versionOf(plan).databaseFile
    if (!exceeds(file.value, most.value)) return []
    return [
      {
        code: 'database-file-above-limit',
        severity: 'limit',
        figures: { file },
        consequence: { most },
        source: sourceOf(most),
        answer: databasesField(plan),
        tier: null,
      },
    ]
  },
  'databases-above-edition': ({ plan, sizing: { databases } }) => {
    const { onServer } = databases
    const most = versionOf(plan).databasesPerServer[plan.edition]
    if (onServer.value <= most.value) return []
    return [
      {
        code: 'databases-above-edition',
        severity: 'limit',
        figures: { onServer },
        consequence: { most },
        source: sourceOf(most),
        answer: databasesField(plan),
        tier: null,
      },
    ]
  },
  'database-above-guideline': ({ plan, sizing: { databaseFile: file } }) => {
    const advised = versionOf(plan).guideline[isReplicated(plan) ? 'more' : 'one']
    if (!advised || !exceeds(file.value, advised.value)) return []
    return [
      {
        code: 'database-above-guideline',
        severity: 'warning',
        figures: { file },
        consequence: { guideline: advised, tested: referenceDatabase },
        source: plan.exchange === '2010' ? equalLogic('3 and Table 1') : sourceOf(advised),
        answer: databasesField(plan),
        tier: null,
      },
    ]
  },
  'many-small-databases': ({ plan, sizing: { databases } }) => {
    const { onServer, mailboxesEach } = databases
    // Measured with Exchange 2010, whose maintenance costs I/O for each database.
    if (plan.exchange !== '2010') return []
    if (onServer.value <= manyAbove || mailboxesEach.value >= smallBelow) return []
    return [
      {
        code: 'many-small-databases',
        severity: 'warning',
        figures: { onServer, mailboxesEach },
        consequence: manyDatabases,
        source: ownRule(
          'Fewer than 500 mailboxes in each of more than 5 databases on a server. Where EqualLogic measured what databases cost (Table 8), 5 held 1,000 mailboxes each, 10 held 500 and 20 held 250.',
        ),
        answer: databasesField(plan),
        tier: null,
      },
    ]
  },
  'few-databases': ({ plan, sizing: { databases } }) => {
    const { inAll, mailboxesEach } = databases
    if (inAll.value > fewUpTo) return []
    return [
      {
        code: 'few-databases',
        severity: 'warning',
        figures: { databases: inAll, mailboxesEach },
        consequence: {},
        source: equalLogic('7'),
        answer: databasesField(plan),
        tier: null,
      },
    ]
  },
}
