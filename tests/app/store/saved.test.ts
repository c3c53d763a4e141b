import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { draftOf, keepDraft, project } from '../../../src/app/store/project.ts'
import { followSaved } from '../../../src/app/store/saved.ts'
import { addTier, moveTier, nameTier, removeTier } from '../../../src/app/store/tiers.ts'
import { fieldOf } from '../../../src/engine/index.ts'

const start = project.getInitialState()
const saved = new Map<string, string>()

beforeEach(() => {
  const storage = {
    getItem: (key: string) => saved.get(key) ?? null,
    setItem: (key: string, text: string) => saved.set(key, text),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('localStorage', storage)
})
afterEach(() => {
  vi.unstubAllGlobals()
  project.setState(start, true)
})

const quota = fieldOf('quota')
const copies = fieldOf('copies')
const typed = () =>
  project.getState().plan.tiers.map((_tier, at) => draftOf(project.getState(), quota, at))

it('text typed in a tier is saved by its place, as it always was, and is back in the next window', async () => {
  expect(await followSaved()).toBe(false)
  addTier()
  addTier()
  for (const [at, name] of ['A', 'B', 'C'].entries()) nameTier(at, name)
  keepDraft(quota, 1, 'some')
  keepDraft(quota, 2, 'much')
  keepDraft(copies, 0, 'four')
  moveTier(2, 0)
  removeTier(1)
  expect(typed()).toEqual(['much', 'some'])
  const text = saved.get('spindle') ?? ''
  const { drafts } = JSON.parse(text)
  expect(drafts).toEqual({ 'quota/0': 'much', 'quota/1': 'some', 'copies/0': 'four' })

  const { plan } = project.getState()
  project.setState(start, true)
  saved.set('spindle', text)
  expect(await followSaved()).toBe(true)
  expect(project.getState().plan).toEqual(plan)
  expect(typed()).toEqual(['much', 'some'])
  expect(draftOf(project.getState(), copies, 0)).toBe('four')
})
