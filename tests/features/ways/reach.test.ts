import { describe, expect, it } from 'vitest'
import { pointsUpToDoubleServers } from '../../../src/features/ways/all-that-hold.tsx'
import { labelPlace } from '../../../src/features/ways/label-place.ts'
import type { LayoutPoint } from '../../../src/features/ways/layout-points.ts'

const at = (x: number, named: Partial<LayoutPoint> = {}) =>
  ({ x, isPlan: false, isFirst: false, ...named }) as LayoutPoint

describe('the chart of layouts', () => {
  it('ends at 16 servers, or at twice those of the plan', () => {
    const xs = (points: readonly LayoutPoint[]) => pointsUpToDoubleServers(points).map(({ x }) => x)
    expect(xs([at(4, { isPlan: true, isFirst: true }), at(16), at(18), at(64)])).toEqual([4, 16])
    expect(xs([at(6, { isFirst: true }), at(12, { isPlan: true }), at(24), at(25)])).toEqual([
      6, 12, 24,
    ])
  })

  it('has a label right of its mark, and where it would cover another beside, above or below it', () => {
    const area = { left: 50, right: 360, top: 20, bottom: 260 }
    const mark = { x: 120, y: 200 }
    const other = { left: 150, right: 168, top: 191, bottom: 209 }
    expect(labelPlace(mark, 70, area, [])).toEqual({ x: 139, y: 200, anchor: 'start' })
    expect(labelPlace(mark, 70, area, [other])).toEqual({ x: 111, y: 176, anchor: 'start' })
    const low = { x: 120, y: 250 }
    const above = { left: 135, right: 190, top: 200, bottom: 262 }
    expect(labelPlace(low, 70, area, [above])).toEqual({ x: 129, y: 226, anchor: 'end' })
  })

  it('has no label where each would cover another: the key below the chart has it', () => {
    const area = { left: 50, right: 360, top: 20, bottom: 260 }
    const all = { left: 60, right: 340, top: 160, bottom: 240 }
    expect(labelPlace({ x: 120, y: 200 }, 70, area, [all])).toBeNull()
  })
})
