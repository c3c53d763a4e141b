// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answer, project } from '../../../src/app/store/project.ts'
import {
  defaultPlan,
  fieldOf,
  groupsOf,
  type Plan,
  withVersion,
} from '../../../src/engine/index.ts'
import { FieldGroups } from '../../../src/features/answers/field-groups.tsx'

const later = withVersion(defaultPlan, 'SE')
const host = document.createElement('div')
let unmount = async () => {}

async function show(plan: Plan): Promise<void> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  document.body.append(host)
  await act(async () => project.setState({ plan, page: 'arrays' }))
  const root = createRoot(host)
  const groups = groupsOf(plan, 'arrays')
  await act(async () =>
    root.render(<FieldGroups groups={groups} draw={({ key }) => <i key={key}>{key}</i>} />),
  )
  unmount = () => act(async () => root.unmount())
}

/** The keys of the fields that are drawn in or outside of folds. */
const drawn = (isFolded: boolean) =>
  [...host.querySelectorAll('i')]
    .filter((one) => (one.closest('details') !== null) === isFolded)
    .map(({ textContent }) => textContent)
const give = (key: string, value: number | boolean | null) =>
  act(async () => answer(fieldOf(key), 0, value))
const fold = () => {
  const details = host.querySelector('details')
  if (!details) throw new Error('Nothing is folded')
  return details
}
/** Opens or closes the fold of the rarer fields, as its summary does. */
const turn = (open: boolean) =>
  act(async () => {
    fold().open = open
    await new Promise((resolve) => setTimeout(resolve, 5))
  })

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))
afterEach(async () => {
  await unmount()
  project.setState(start, true)
})

describe('the rarer fields of a step', () => {
  it('are in one fold, and none of its fields is missing', async () => {
    await show(later)
    const all = groupsOf(later, 'arrays').flatMap(({ fields }) => fields.map(({ key }) => key))
    expect([...drawn(false), ...drawn(true)].sort()).toEqual(all.sort())
    const folds = [...host.querySelectorAll('details')].map((one) => one.querySelector('summary'))
    expect(folds.map((one) => one?.textContent)).toEqual([
      'Advanced',
      expect.stringMatching(/^\d+ not used in this design$/),
    ])
    expect(host.querySelectorAll('details details')).toHaveLength(0)
  })

  it('stand before it while they are in use', async () => {
    await show({ ...later, overhead: 20, secondCores: 24 })
    expect(drawn(false)).toEqual(expect.arrayContaining(['overhead', 'secondCores']))
    expect(drawn(true)).not.toContain('overhead')
    await give('freeSpace', 8)
    expect(drawn(false)).toContain('freeSpace')
    // An answer that is reset is not folded away under the focus.
    await give('overhead', 0)
    expect(drawn(false)).toContain('overhead')
  })

  it('stay where they are while it is open, and come out when it is closed', async () => {
    await show(later)
    await turn(true)
    await give('freeSpace', 8)
    expect(drawn(true)).toContain('freeSpace')
    await turn(false)
    expect(drawn(false)).toContain('freeSpace')
    await turn(true)
    await give('freeSpace', 5)
    await turn(false)
    expect(drawn(true)).toContain('freeSpace')
  })
})

describe('fields that a plan has no use for', () => {
  it('say each reason once, and none of them was given', async () => {
    await show(later)
    const reasons = [...host.querySelectorAll('.idle > .unused')].map((one) => one.textContent)
    expect(reasons).toContain('Counts only in a DAG with two sites.')
    expect(new Set(reasons).size).toBe(reasons.length)
    // The fold says that they are not used.
    expect(reasons.join(' ')).not.toContain('Not used')
    expect(fold().querySelectorAll('.unused')).toHaveLength(0)
  })

  it('are asked as soon as they count', async () => {
    await show(later)
    const inFirst = () => [...fold().querySelectorAll('i')].map(({ textContent }) => textContent)
    expect(inFirst()).not.toContain('secondCores')
    await give('sites', 2)
    expect(inFirst()).toContain('secondCores')
  })
})
