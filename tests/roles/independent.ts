import { checksOf } from './independent-checks.ts'
import { type Basis, databasesOf } from './independent-databases.ts'
import { hardwareOf } from './independent-hardware.ts'
import { type Design, wholeDesign } from './independent-input.ts'
import { mailboxesOf } from './independent-mailboxes.ts'
import { operationsOf } from './independent-operations.ts'
import { serversOf } from './independent-servers.ts'
import { spaceOf } from './independent-space.ts'

// The whole method of role-requirements.md, mode *as Microsoft*, in plain numbers. It imports
// nothing of src: what it computes is compared with the engine.

export interface Outcome {
  figures: Record<string, number | null>
  texts: Record<string, string | null>
  /** Figures that are in no row of the workbook that is compared. */
  beside: Record<string, number | null>
  fails: string[]
}

/**
 * Every figure and text of a design, whatever its checks say: as the workbook has them or, on the
 * basis of what was found on the real placement, corrected.
 */
export function computed(design: Design, basis?: Basis): Outcome {
  const d = wholeDesign(design, basis ? 'corrected' : 'microsoft')
  const mailboxes = mailboxesOf(d)
  const databases = databasesOf(d, mailboxes, basis)
  const servers = serversOf(d, databases, basis)
  const space = spaceOf(d, mailboxes, databases, servers)
  const hardware = hardwareOf(d, mailboxes, databases, servers, space)
  const operations = operationsOf(d, mailboxes, databases, servers, space)
  return {
    figures: numbersOf({
      ...mailboxes.figures,
      ...databases.figures,
      ...servers.figures,
      ...space.figures,
      ...hardware.figures,
      ...operations.figures,
    }),
    texts: { ...databases.texts, ...hardware.texts, ...operations.texts },
    beside: {
      ...hardware.beside,
      ...{ lagged1: databases.lagged1, lagged2: databases.lagged2, maxActive2: servers.W2 },
    },
    fails: checksOf(d, databases, servers),
  }
}

/** What is no number is no figure: the workbook's cell is an error. */
const numbersOf = (record: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, Number.isFinite(value) ? value : null]),
  )

/** The same, nothing of it where a check that blanks the results fails. */
export function asMicrosoft(design: Design): Outcome {
  const all = computed(design)
  if (all.fails.length === 0) return all
  const none = <T>(record: Record<string, T>) =>
    Object.fromEntries(Object.keys(record).map((key) => [key, null]))
  return {
    figures: none(all.figures),
    texts: none(all.texts),
    beside: none(all.beside),
    fails: all.fails,
  }
}
