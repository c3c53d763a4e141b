import { expect } from 'vitest'
import errata from '../../../src/engine/core/errata.json' with { type: 'json' }
import { givenFigure } from '../../../src/engine/core/worked.ts'
import { paperIopsPerMailbox } from '../../../src/engine/exchange/versions.ts'
import { testedSolutions } from '../../../src/engine/hardware/building-blocks.ts'
import type { SolutionId } from '../../../src/engine/hardware/tested-choices.ts'
import type { ErratumId } from '../../../src/engine/index.ts'
import { blockDesigns } from '../../../src/engine/methods/papers/designs/block-designs.ts'
import { compareReference, referenceSolutions } from '../../../src/engine/methods/papers/index.ts'
import { planWith, sized } from '../../engine/plans.ts'
import { near, says, to } from './says.ts'

const referenceOf = (id: string) => {
  const found = referenceSolutions.find((one) => one.id === id)
  if (!found) throw new Error(`No reference solution is ${id}`)
  return found
}

const solution = (id: SolutionId) => {
  const found = testedSolutions.find((one) => one.id === id)
  if (!found) throw new Error(`No paper tested ${id}`)
  return found
}

const percent = (share: number) => Math.round(share * 100)

/** The papers with tested solutions against themselves, by plain arithmetic on what they print. */
export const solutionsShown = {
  E12: () => {
    const added = 2000 * 1.0 + 500 * 3.64
    const multiplied = (2000 - 500) * 1.0 + 500 * 1.0 * 3.64
    says(errata.E12.printed, added, 2000 * 0.75)
    says(errata.E12.follows, multiplied)
    says(errata.E12.effect, added, added - multiplied)
    // The classes of the same section: 0.75 for 105 messages, 1.0 for 140.
    expect(2000 * 0.75).toBeLessThan(2000 * 1.0)
  },
  E13: () => {
    const users = 2000
    const drive = 73_000
    const raw = 12 * drive
    says(errata.E13.follows, 1_454_160 / users, raw / 2 - 293_460)
    near(7272.08 / (1_454_160 / users), 10, 0.01)
    expect(14_450 * 10).not.toBe(raw / 2 - 293_460)
    // Whole tray in RAID 5: one drive of the set less, as the same table has it for 3 + 1 and 7 + 1.
    expect([3 * drive, 7 * drive]).toEqual([219_000, 511_000])
    says(errata.E13.follows, 11 * drive, (11 * drive) / users, percent(727_080 / raw))
    says(errata.E13.follows, to(1, 100 / 12), percent(1 - 727_080 / raw), 12, 30)
    says(errata.E13.follows, (4 * drive) / 2, (8 * drive) / 2)
    says(errata.E13.effect, (11 * drive) / users, to(2, 727_080 / users))
    expect(11 * drive).toBeGreaterThan(727_080)
  },
  E14: () => {
    const [reads, writes] = [274.574, 317.912]
    says(errata.E14.follows, Math.round(reads + writes), Math.round(88.278 + 88.001))
    says(errata.E14.follows, 100 * 3)
    expect(100 * 3).toBeLessThan(399)
    expect(100 * 30).toBeGreaterThan(399)
    // The next rows of Table 6 take about as much in all: 200 mailboxes of 1.5 GB, 300 of 1 GB.
    expect([200 * 1.5, 300 * 1]).toEqual([100 * 3, 100 * 3])
  },
  E15: () => {
    says(errata.E15.follows, 5000 * 0.2 * 1.2, 1500 * 0.32)
    const withHeadroom = 1500 * 0.32 * 1.2
    says(errata.E15.follows, withHeadroom, percent(503 / withHeadroom))
    says(errata.E15.effect, Math.round(503 / (0.32 * 1.2)))
    expect(503 / withHeadroom).toBeLessThan(0.95)
    expect(503 / (1500 * 0.32)).toBeGreaterThan(1)
  },
  E16: () => {
    says(errata.E16.follows, (4000 * 300) / 1000)
    // The databases of its Table: 2 × 540 GB. At 300 MB the sum is near them, at 300 GB far off.
    expect((4000 * 0.3) / (2 * 540)).toBeLessThan(1.2)
    expect((4000 * 300) / (2 * 540)).toBeGreaterThan(1000)
  },
  E17: () => {
    const [figure6, figure7] = [
      { reads: 12, writes: 11 },
      { reads: 11, writes: 9 },
    ]
    says(errata.E17.printed, ...Object.values(figure6), ...Object.values(figure7), 887 + 822)
    says(errata.E17.effect, figure6.reads - figure7.reads, figure6.writes - figure7.writes)
    says(errata.E17.effect, percent(1 - 1116 / 1709))
  },
  E18: () => {
    const mailboxes = 1400
    says(errata.E18.follows, to(2, 0.4 * 1.2), to(3, 0.5 / 1.2), to(3, 274.574 + 317.912))
    says(errata.E18.follows, mailboxes * 0.5, mailboxes * 0.4)
    // The 2-hour and the 24-hour test.
    for (const achieved of [592.487, 555.302])
      says(
        errata.E18.follows,
        achieved,
        percent(achieved / (mailboxes * 0.5)),
        percent(achieved / (mailboxes * 0.4)),
      )
    expect(592.487 / (mailboxes * 0.5)).toBeLessThan(0.95)
    expect(555.302 / (mailboxes * 0.4)).toBeGreaterThan(0.95)
    says(errata.E18.effect, percent(592.487 / (mailboxes * 0.5)))
  },
  E20: () => {
    const printed = [0.0175, 0.006, 0.002]
    says(errata.E20.printed, ...printed)
    says(errata.E20.decision, ...printed.map((seconds) => seconds * 1000))
    // Its report: volumes O: and P: read in 0.0171 and 0.0180 s.
    near((0.0171 + 0.018) / 2, 0.0175, 0.0001)
    says(errata.E20.effect, 20 - 0.0175 * 1000)
  },
  E31: () => {
    says(errata.E31.follows, 2 * 2 * 700)
    expect(2 * 2 * 700).toBe(2 * 1400)
    near(334 / 399, 0.83, 0.01)
    const bytes = 229_876_989_952
    const formatted = 3 * 133
    says(errata.E31.follows, to(1, bytes / 1e9), formatted)
    says(errata.E31.follows, Math.round(bytes / 2 ** 30), percent(bytes / 2 ** 30 / formatted))
    // A drive of 146 GB is 136 GB in binary units, of which 133 are left.
    near(146e9 / 2 ** 30, 133, 3)
  },
  E32: () => {
    // Reads per second of a database volume, and with the bytes per write those of M: and of N:.
    const p = { reads: 142.474 }
    const m = { reads: 0.003, bytes: 4612.997 }
    const n = { reads: 0.003, bytes: 4581.128 }
    expect(n.reads).toBe(m.reads)
    near(n.bytes / m.bytes, 1, 0.01)
    expect(n.reads).toBeLessThan(p.reads / 1000)
    says(errata.E32.follows, Math.round(n.bytes))
    says(errata.E32.effect, to(3, 93.798 + 96.96), 93.798)
    // Both log volumes write as often, in this report as in the others.
    for (const [onM, onN] of [
      [88.278, 88.001],
      [78.059, 78.684],
      [93.798, 96.96],
    ] as const)
      near(onM / onN, 1, 0.04)
  },
  E33: () => {
    const databases = 2 * 540
    says(errata.E33.follows, (4000 * 300) / 1000, databases, (databases * 1000) / 4000)
    says(errata.E33.effect, (databases * 1000) / 4000)
    const raw = to(1, 4 * 136.7)
    says(errata.E33.follows, raw, Math.round(raw / 2))
    expect(raw).not.toBe(550.8)
    near(135, raw / 4, 2)
    near((36 * 146) / 2 / 1000, 2.63, 0.005)
    // One drive of twelve less, RAID 5 would leave 33 of 36.
    expect((33 * 146) / 1000).toBeGreaterThan(2.63)
    // Two volumes of 539 GB formatted hold 1,080 GB of databases: all of them, and no third.
    near(databases / (2 * 539), 0.99, 0.015)
  },
  E34: () => {
    // Two volumes of eight drives for databases, 539 GB each: RAID 10; RAID 5 would leave 957.
    near(539, (8 * 136.7) / 2, 8)
    expect(7 * 136.7).toBeGreaterThan(539 * 1.7)
    says(errata.E34.effect, Math.round(1182.499 + 876.471))
  },
  E35: () => {
    // Three enclosures with ten drives of 272 GB for databases: nine or five of them hold data.
    expect([3 * 9 * 272, 3 * 5 * 272]).toEqual([7344, 4080])
    says(errata.E35.follows, 4080 / 3, Math.round((4080 / 7344) * 1000))
    says(errata.E35.follows, percent((3 * 650) / 4080), percent(3000 / 7344))
    // 1 GB with a day of white space at the messages of the plan, 3,000 times, and 20 % on top.
    const { plan } = compareReference(referenceOf('md3000'))
    const { messages, messageSize } = plan.tiers[0]
    const needed = 3 * (1000 + (messages * messageSize) / 1000) * 1.2
    says(errata.E35.follows, Math.round(needed))
    expect(needed).toBeLessThan(4080)
  },
  E36: () => {
    const io = 0.32 / 0.1
    const mailboxes = to(2, 5000 / 1500)
    says(errata.E36.follows, io, mailboxes)
    says(errata.E36.effect, io, mailboxes)
    expect(io).toBeLessThan(4)
    expect(mailboxes).toBeGreaterThan(3)
  },
  E42: () => {
    says(errata.E42.follows, percent(334 / 399), percent(334 / 532))
    const tested = 229_876_989_952 / 2 ** 30
    says(errata.E42.follows, Math.round(tested), percent(tested / 399), percent(tested / 334))
    says(errata.E42.printed, 83, percent(tested / 334))
    says(errata.E42.effect, percent(tested / 399))
    near(solution('AX4-5i').testedFill?.value ?? 0, tested / 399, 0.005)
  },
  E43: () => {
    const held = 1400 * 0.22
    const tested = 229.876989952
    says(errata.E43.follows, held, to(1, tested), percent(tested / held))
    says(errata.E43.follows, Math.round((tested / 1400) * 1000))
    const { lines } = compareReference(referenceOf('ax4-5i'))
    const shownOf = (id: string) => lines.find((line) => line.id === id)?.computed.worked
    expect(shownOf('quota')?.value).toBe(220)
    expect(Math.round(shownOf('tested-mailbox')?.value ?? 0)).toBe(164)
  },
  E44: () => {
    says(errata.E44.printed, 1)
    says(errata.E44.follows, 2)
  },
  E45: () => {
    const bytes = [4625.368, 4594.503, 4612.997, 4581.128, 4752.949, 4721.962]
    says(errata.E45.follows, Math.floor(Math.min(...bytes)), Math.round(Math.max(...bytes)))
    near(Math.max(...bytes) / 512, 9, 0.5)
    says(errata.E45.follows, to(1, (176 * Math.min(...bytes)) / 1e6), to(2, (176 * 512) / 1e6))
  },
  E46: () => {
    // A second copy by continuous replication adds nothing to what one server is asked for.
    const asked = (availability: 'ccr' | 'none', servers: number) =>
      sized(planWith({ mailboxes: 1400 }, { exchange: '2007', availability, servers, sites: 1 }))
        .iops.expectedLoad.value
    expect(asked('ccr', 2)).toBeCloseTo(asked('none', 1), 9)
  },
  E47: () => {
    const groups = [
      { logs: 500, seconds: 276.25 },
      { logs: 511, seconds: 273.25 },
    ] as const
    const each = groups.map(({ logs, seconds }) => to(4, seconds / logs))
    const logs = groups[0].logs + groups[1].logs
    const seconds = groups[0].seconds + groups[1].seconds
    says(errata.E47.follows, ...each, seconds, logs, to(2, logs / groups[0].seconds))
    near(seconds / logs, 0.543521266, 1e-6)
    // One after the other, about twice the time it took.
    near(seconds / groups[0].seconds, 2, 0.02)
  },
  E48: () => {
    says(errata.E48.follows, 36, to(2, (36 * 146) / 1000), to(1, 420 / 36))
    near((36 * 146) / 1000, 5.26, 0.005)
    expect(solution('StorageTek 2530').blocksPerArray.value * 12).toBe(36)
  },
  E49: () => {
    says(errata.E49.follows, 6 * 3 * 2, 6 * 3, 2 * 3)
  },
  E50: () => {
    const plan = planWith(
      { mailboxes: 4000, growth: 0, messages: 131.25 },
      { exchange: '2007', availability: 'none', servers: 1, sites: 1, mailboxesPerDatabase: 2000 },
    )
    const needed = sized(plan).memory?.needed.value ?? 0
    says(errata.E50.effect, 4000, needed)
    says(errata.E50.follows, (4000 * 5) / 1000)
    expect(needed * 1000).toBeGreaterThan(8129)
    const [design] = blockDesigns(
      { ...plan, storage: 'tested', solution: 'StorageTek 2530' },
      sized(plan),
    )
    expect(design?.bundle?.bundle).toBe(2)
  },
  E51: () => {
    const at = (exchange: '2003' | '2007') =>
      paperIopsPerMailbox(
        exchange,
        'none',
        givenFigure('Messages', 140, 'messages/day', 'messages'),
      ).value
    says(errata.E51.follows, at('2003'), to(3, at('2007')), percent(1 - at('2007') / at('2003')))
    says(errata.E51.follows, 0.7, percent(0.7 / at('2007') - 1))
  },
} satisfies Partial<Record<ErratumId, () => void>>
