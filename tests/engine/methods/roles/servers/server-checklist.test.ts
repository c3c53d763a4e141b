import { describe, expect, it } from 'vitest'
import { type Plan, serverDesigns, size } from '../../../../../src/engine/index.ts'
import { serverChecklist } from '../../../../../src/engine/methods/roles/servers/server-checklist.ts'
import { isByRoles } from '../../../../../src/engine/methods/roles/sized-by-roles.ts'
import { exampleA, exampleB } from '../../../../roles/examples.ts'
import { planFromKeys } from '../../../../roles/plan-from-keys.ts'

const linesOf = (plan: Plan): readonly string[] => {
  const result = size(plan)
  if (!result.ok || !isByRoles(result.sizing)) throw new Error('The plan is not sized by roles')
  const { proposed } = serverDesigns(plan, result.sizing)
  return serverChecklist(plan, result.sizing.parts, proposed).flatMap(({ lines }) =>
    lines.map(({ text }) => text),
  )
}
const asksFor = (plan: Plan, words: string) => linesOf(plan).some((text) => text.includes(words))

const onDrives = planFromKeys(exampleA.design)
const inTwoSites = planFromKeys(exampleB.design)

describe('the checklist of servers', () => {
  it('asks for no array, no iSCSI and no MPIO where drives are in the servers', () => {
    for (const words of ['array', 'iSCSI', 'MPIO', 'switch ports'])
      expect(asksFor(onDrives, words)).toBe(false)
  })

  it('is of whole sentences, each once', () => {
    const lines = linesOf(inTwoSites)
    expect(new Set(lines).size).toBe(lines.length)
    for (const text of lines) expect(text).toMatch(/^[A-Z].*[.]$/)
  })

  it('speaks of a link and a witness only with two sites', () => {
    for (const words of ['TCP window', 'witness', 'A site is taken down'])
      expect([asksFor(onDrives, words), asksFor(inTwoSites, words)]).toEqual([false, true])
  })

  it('speaks of lagged copies, spare volumes and ReFS only where there are any', () => {
    expect(asksFor(onDrives, 'Lagged copies')).toBe(true)
    expect(asksFor({ ...onDrives, laggedCopies: 0 }, 'Lagged copies')).toBe(false)
    expect(asksFor({ ...onDrives, autoReseedVolumes: 0 }, 'Spare volumes')).toBe(false)
    expect(asksFor(onDrives, 'ReFS')).toBe(false)
    expect(asksFor({ ...onDrives, exchange: '2019' }, 'ReFS')).toBe(true)
  })

  it('has the transport database on the pair of the system only where that holds it', () => {
    const withSystem = (systemDrive: number): Plan => ({ ...onDrives, systemDrive })
    const both = ['System, programs and transport are on a pair', 'transport database on another']
    const asked = (plan: Plan) => both.map((words) => asksFor(plan, words))
    expect(asked(withSystem(20_000))).toEqual([true, false])
    expect(asked(withSystem(100))).toEqual([false, true])
  })

  it('says nothing of DAGs to standalone servers', () => {
    expect(asksFor({ ...onDrives, availability: 'none' }, 'active databases')).toBe(false)
  })
})
