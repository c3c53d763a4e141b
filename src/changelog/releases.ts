import type { MethodId } from '../engine/index.ts'

export type ReleaseChange = {
  /** One sentence for users, in plain words. */
  readonly what: string
  /** True if figures of existing plans may change. */
  readonly figures: boolean
  /** Method whose plans are affected; absent if plans of every method are. */
  readonly method?: MethodId
}

export type Release = {
  /** Version number, as in package.json. */
  readonly version: string
  /** Release date, such as 2026-11-27. */
  readonly date: string
  readonly changes: readonly ReleaseChange[]
}

/**
 * Changes of each version, newest first. A waiting version sends this list to the running one,
 * which shows what is new. Older versions read the list, so its shape must stay.
 */
export const releases: readonly Release[] = [
  {
    version: '0.1.0',
    date: '2026-11-27',
    changes: [
      {
        what: 'The first version. Exchange 2003 to 2010 is sized by the papers on EqualLogic arrays, Exchange 2013 to SE by Microsoft’s role requirements.',
        figures: false,
      },
      {
        what: 'Latency curves fitted to your own tests and recorded counters are gone: an array of your own is judged by the load that was typed or tested, and a plan with such a curve opens without it.',
        figures: true,
      },
      {
        what: 'Worked example, Reference solutions and Evidence are one page, Evidence; the comparison of two servers with your own numbers, the step-by-step example of SE and the table of versions are gone.',
        figures: false,
      },
      {
        what: 'What is left to Spindle is recommended with a tenth left: copies, a lagged copy, the drive and its bays are searched with the servers, and each answer says what was tried.',
        figures: true,
        method: 'roles',
      },
      {
        what: 'RAID is recommended in place of single drives where it alone leaves a tenth, or where it costs less.',
        figures: true,
        method: 'roles',
      },
      {
        what: 'An SSD counts as 5,000 random IOPS and an NVMe drive as 20,000, not as 230, unless you enter your own.',
        figures: true,
        method: 'roles',
      },
      {
        what: 'Alternatives, the wider search and the offer to fill free drive bays are gone.',
        figures: false,
      },
      {
        what: 'Quick answer, the summary of a plan and Explore are one page, Answer: what is needed, the design, the ways to build it and what was assumed. Their addresses lead there, and a new visitor begins with a plan of SE.',
        figures: false,
      },
      {
        what: 'A plan holds “with reserve” only where a tenth is left of all that it uses.',
        figures: false,
      },
      {
        what: 'A spreadsheet holds every figure as it was computed, and each sheet says at its top when an answer was changed since.',
        figures: false,
      },
      {
        what: 'A saved spreadsheet shows headings, answers to change and prices in colors of their own; all of them were red.',
        figures: false,
      },
      {
        what: 'Duplicate in the bar adds a variant; the button + is gone. Arrange variants still adds a new plan.',
        figures: false,
      },
      {
        what: 'A change of version keeps every answer that was entered, brings no growth of 15 %, and says what else changed, with the way back.',
        figures: false,
      },
      {
        what: 'A variant that is left while its automatic answers are solved is decided, too, and Compare says so until then. Reports are headed by the name that somebody gave the plan, and no longer break words in their annex.',
        figures: true,
      },
      {
        what: 'Compare names variants by what differs, says what each needs and survives, and shows nothing of a variant that does not hold as if it were built; designs of one plan are compared in Order and growth alone. A printed report marks a table once instead of each figure.',
        figures: false,
      },
    ],
  },
]

/** True if a version is later than another, compared number by number. */
export function isNewerVersion(version: string, than: string): boolean {
  const [mine, theirs] = [version, than].map((text) => text.split('.').map(Number))
  const at = mine?.findIndex((part, place) => part !== (theirs?.[place] ?? 0)) ?? -1
  return at !== -1 && (mine?.[at] ?? 0) > (theirs?.[at] ?? 0)
}
