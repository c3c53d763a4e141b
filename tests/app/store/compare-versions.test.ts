// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from 'vitest'
import { type FiguresOfPlan, figuresOfFile } from '../../../src/app/figures-of-file.ts'
import { compare, compareVersions } from '../../../src/app/store/compare-versions.ts'
import { encodeProjectFile } from '../../../src/codec/index.ts'
import { defaultPlan, type Plan, size, workbookDefaults } from '../../../src/engine/index.ts'

const plans = [defaultPlan, workbookDefaults('SE')]
const figuresOf = (some: readonly Plan[]) =>
  figuresOfFile(encodeProjectFile(some, 0)) ?? expect.unreachable()
const own = figuresOf(plans)

it('finds every result of each plan as the engine has it, with what it comes to', () => {
  expect(own).toHaveLength(2)
  const [papers] = own
  const sized = size(defaultPlan)
  const mailboxes = sized.ok ? sized.sizing.mailboxes.value : expect.unreachable()
  expect(papers?.figures.find(({ key }) => key === 'mailboxes')).toEqual({
    key: 'mailboxes',
    label: 'Mailboxes to size for',
    value: mailboxes,
    shown: Math.round(mailboxes),
    unit: 'mailboxes',
  })
  expect(papers?.level).toBe('holds, reserve not kept')
  for (const { figures } of own) expect(figures.length).toBeGreaterThan(15)
  expect(figuresOfFile('{"format":"Spindle plan","version":99}')).toBeNull()
})

it('finds no difference where both versions compute the same, and counts what was compared', () => {
  const inAll = own.reduce((sum, { figures }) => sum + figures.length + 1, 0)
  expect(compare(own, structuredClone(own))).toEqual({ inAll, moved: [] })
})

it('finds what moved, what came and what went, and a verdict that is another', () => {
  const [first, second] = own
  if (!first || !second) return expect.unreachable()
  const [one, other, third] = first.figures
  if (!one || !other || !third) return expect.unreachable()
  const came = { key: 'newest', label: 'A new result', value: 1, shown: 1, unit: 'servers' }
  const there: readonly FiguresOfPlan[] = [
    {
      level: 'does not hold',
      figures: [{ ...one, value: one.value * 1.01, shown: 5 }, ...first.figures.slice(2), came],
    },
    // The last digits of a sum are no difference.
    {
      ...second,
      figures: second.figures.map((of) => ({ ...of, value: of.value * (1 + 1e-13) })),
    },
  ]
  expect(compare(own, there).moved).toEqual([
    { plan: 0, label: 'What the plan comes to', here: first.level, there: 'does not hold' },
    { plan: 0, label: one.label, here: one, there: { ...one, value: one.value * 1.01, shown: 5 } },
    { plan: 0, label: other.label, here: other, there: null },
    { plan: 0, label: 'A new result', here: null, there: came },
  ])
})

/** What the worker of a version answers, by its script. */
let answers: (script: string) => unknown

beforeEach(() => {
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      readonly script: string
      constructor(script: string) {
        super()
        this.script = script
      }
      postMessage() {
        const answer = answers(this.script)
        const event =
          answer === 'fault'
            ? new Event('error')
            : Object.assign(new Event('message'), { data: { done: true, result: answer } })
        queueMicrotask(() => this.dispatchEvent(event))
      }
      terminate() {}
    },
  )
  return () => vi.unstubAllGlobals()
})

it('asks the workers of both versions, the other by its name in the folder', async () => {
  const asked: string[] = []
  answers = (script) => {
    asked.push(script)
    return own
  }
  expect((await compareVersions(plans, 'assets/worker-b2.js'))?.moved).toEqual([])
  expect(asked).toHaveLength(2)
  expect(asked).toContain('http://localhost:3000/assets/worker-b2.js')
})

it.each([
  ['fault'],
  [undefined],
  [null],
  [[]],
  [[{ level: 'holds' }, { level: 'holds' }]],
  [
    [
      { level: null, figures: [{ key: 'a', label: 'A', value: 'x', shown: 1, unit: 'GB' }] },
      own[1],
    ],
  ],
])(
  'does not guess where the other version answers nothing that can be compared: %j',
  async (answer) => {
    answers = (script) => (script.includes('b2') ? answer : own)
    expect(await compareVersions(plans, 'assets/worker-b2.js')).toBeNull()
  },
)

it('starts no script that is not named like a worker of ours', async () => {
  answers = () => own
  for (const name of ['https://elsewhere.example/worker-a.js', '../assets/worker-a.js', 'a.js'])
    expect(await compareVersions(plans, name)).toBeNull()
})
