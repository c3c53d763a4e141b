import { afterEach, expect, it, vi } from 'vitest'
import { cameMapped, isMapped } from '../../../src/app/store/mapped.ts'
import { project } from '../../../src/app/store/project.ts'
import { followSaved } from '../../../src/app/store/saved.ts'
import { decodePlan, encodePlan } from '../../../src/codec/index.ts'
import { defaultPlan, withVersion } from '../../../src/engine/index.ts'
import { linksOfVersion1 } from '../../links/golden.ts'

afterEach(() => vi.unstubAllGlobals())

it('remembers the plans whose answers were mapped, and no other', () => {
  for (const { code, plan } of linksOfVersion1) {
    const opened = decodePlan(code)
    if (!opened.ok) throw new Error(`${code} opens`)
    expect(isMapped(cameMapped(opened))).toBe(!['2003', '2007', '2010'].includes(plan.exchange))
  }
  const later = decodePlan(encodePlan(withVersion(defaultPlan, '2019')).code)
  if (!later.ok) throw new Error('A plan of version 3 opens')
  expect(isMapped(cameMapped(later))).toBe(false)
})

it('says so of a plan that this browser saved before', async () => {
  const text = JSON.stringify({ plan: '[{"exchange":"2019","servers":6},{}]', drafts: {} })
  const stored = {
    getItem: () => text,
    setItem: () => {},
    removeItem: () => {},
    key: () => null,
    length: 0,
  }
  vi.stubGlobal('localStorage', stored)
  vi.stubGlobal('sessionStorage', { ...stored, getItem: () => null })
  vi.stubGlobal('location', { pathname: '/', hash: '', search: '' })
  vi.stubGlobal('window', { addEventListener: () => {} })
  vi.stubGlobal('document', { addEventListener: () => {} })
  await followSaved()
  expect(project.getState().plan).toMatchObject({ activeServers: 3, keptLogDays: 3 })
  expect(project.getState().notice).toEqual({ done: 'mapped' })
})
