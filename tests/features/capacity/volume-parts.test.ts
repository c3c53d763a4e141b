import { describe, expect, it } from 'vitest'
import { defaultPlan } from '../../../src/engine/index.ts'
import {
  volumeBars,
  volumePartDefinitions,
  volumeTakeaway,
} from '../../../src/features/capacity/volume-breakdown.tsx'
import { formatFor } from '../../../src/ui/format.ts'
import { sized } from '../../engine/plans.ts'

const format = formatFor('en-US')
const [tier] = defaultPlan.tiers

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

describe('the volumes of a database', () => {
  it.each([
    ['one', defaultPlan],
    ['two', { ...defaultPlan, separateLogs: true }],
  ] as const)('are drawn with every part the sizing has: %s', (_count, plan) => {
    const sizing = sized(plan)
    const { ofDatabase } = sizing.volumes
    for (const volume of ofDatabase) {
      const found = volumePartDefinitions.flatMap((part) => volume.parts[part.key] ?? [])
      expect(found).toEqual(Object.values(volume.parts))
    }
    expect(volumeBars(sizing, format)).toHaveLength(ofDatabase.length)
  })

  it('are summed up in one sentence', () => {
    expect(plain(volumeTakeaway(sized(defaultPlan), format))).toBe(
      'Each of the 7 databases on one server gets a volume of 1,400 GB: 941 GB database file, 121 GB log files, 94 GB search catalog, 231 GB overhead and 13 GB rounding up to the step; 17 % of that space is overhead.',
    )
    expect(plain(volumeTakeaway(sized({ ...defaultPlan, separateLogs: true }), format))).toBe(
      'Each of the 7 databases on one server gets a volume of 1,300 GB (941 GB database file, 94 GB search catalog, 207 GB overhead and 58 GB rounding up to the step) and a log volume of 200 GB (121 GB log files, 24 GB overhead and 55 GB rounding up to the step); 15 % of that space is overhead.',
    )
    const bare = { ...defaultPlan, catalog: 0, tiers: [{ ...tier, mailboxes: 1 }] as const }
    expect(plain(volumeTakeaway(sized(bare), format))).toMatch(
      /^The only database on one server gets a volume of 100 GB: [^,]+ database file, [^,]+ log files, [^,]+ overhead and /,
    )
  })
})
