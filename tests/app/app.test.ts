import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { displayByLevel } from '../../src/app/answer/level-words.ts'
import { designLevelCell } from '../../src/app/design-cells.tsx'
import { originShortWords, originWords } from '../../src/app/origin-words.ts'
import { readPlanOrCatalogFile } from '../../src/app/read-file.ts'
import { answerOriginKinds } from '../../src/app/store/history.ts'
import type { JobOrder, JobResults, WorkerMessage } from '../../src/app/work/worker.ts'
import { decodeProjectFile, encodePlanFile, mostProjectFileBytes } from '../../src/codec/index.ts'
import { designId } from '../../src/engine/designs/index.ts'
import { designLevels } from '../../src/engine/designs/level.ts'
import { mostCarried, sensitivity, suggestions } from '../../src/engine/explore/index.ts'
import { allAnswerFields, defaultPlan, numbersBehind, type Plan } from '../../src/engine/index.ts'
import { readReport } from '../../src/jetstress/index.ts'
import { textOfCell } from '../../src/ui/cell.tsx'
import { formatFor } from '../../src/ui/format.ts'
import { readWorkbook } from '../../src/workbook/index.ts'
import { ratedPlan } from '../engine/explore/solve-plans.ts'
import { recommended, workedIn } from '../engine/plans.ts'
import { standalone300 } from '../engine/reference-plans.ts'
import { eventually } from '../eventually.ts'
import { fixture } from '../jetstress/read-fixture.ts'
import { namesOfB } from '../workbook/filled-examples.ts'
import { makeWorkbook } from '../workbook/make-workbook.ts'

describe('design cells', () => {
  const format = formatFor('en-US')

  it.each(designLevels)('calls a design that is found to be %s as the plan does', (level) => {
    const { words } = displayByLevel[level]
    expect(textOfCell(designLevelCell(level, false), format)).toBe(words)
    expect(textOfCell(designLevelCell(level, true), format).toLowerCase()).toBe(
      `proposed: ${words.toLowerCase()}`,
    )
  })
})

describe('where an answer comes from, in words', () => {
  it('is a word or two beside the answer, and includes its name in the details', () => {
    expect(originShortWords(undefined)).toBe('yours')
    expect(originWords(undefined)).toBe('Yours')
    expect(answerOriginKinds.map((from) => originShortWords({ from, name: 'Contoso' }))).toEqual([
      ...['from the link', 'from a file', 'from a workbook', 'from a reference solution'],
      ...['from statistics', 'suggested', 'from a preset', 'with a choice'],
    ])
    expect(answerOriginKinds.map((from) => originWords({ from, name: 'Contoso' }))).toEqual([
      ...['From the link “Contoso”', 'From the file “Contoso”', 'From the workbook “Contoso”'],
      ...['From the reference solution “Contoso”', 'From mailbox statistics “Contoso”'],
      ...['Suggested “Contoso”', 'From the preset “Contoso”'],
      'Brought by the choice “Contoso”',
    ])
  })

  it('leaves out what has no name, and cuts a long one', () => {
    expect(originWords({ from: 'link', name: '' })).toBe('From the link')
    expect(originWords({ from: 'file', name: 'x'.repeat(500) })).toHaveLength(96)
  })
})

describe('read file', () => {
  const whole = encodePlanFile(defaultPlan)
  const saved = JSON.parse(whole)
  const [tier] = saved.plan.tiers
  const withPlan = (answers: object) =>
    JSON.stringify({ ...saved, plan: { ...saved.plan, ...answers } })

  /** What the reader says of a plan file with this text. */
  const read = (text: string) =>
    readPlanOrCatalogFile(new File([text], 'plan.json'), 'plan', decodeProjectFile)

  const cutShort =
    'It is cut short, or not a plan that Spindle saved. Choose a file whose name ends in .spindle.json.'

  it.each([
    ['of another kind', 'GIF89a', cutShort],
    ['without its end', whole.slice(0, -4), cutShort],
    ['that is empty', '', cutShort],
    [
      'of other JSON',
      JSON.stringify(defaultPlan),
      'It is JSON, but not a plan that Spindle saved. Choose a file whose name ends in .spindle.json.',
    ],
    [
      'that is too large for one plan',
      whole.padEnd(1_000_001),
      'It is larger than 1 MB, and no plan is. Choose a file whose name ends in .spindle.json.',
    ],
    [
      'that is too large for any project',
      ' '.repeat(mostProjectFileBytes + 1),
      `It is larger than ${mostProjectFileBytes / 1e6} MB, and no project is. Choose a file whose name ends in .spindle.json.`,
    ],
    [
      'of a newer version',
      JSON.stringify({ ...saved, version: 9, plan: {} }),
      'It was saved by a newer version of Spindle, in version 9 of the plan file; this one reads versions 1 to 4. Open it in the newer version.',
    ],
  ])('refuses a plan file %s, and says what to do', async (_which, text, reason) => {
    expect(await read(text)).toEqual({ ok: false, reason, problems: [] })
  })

  it.each([
    [
      'out of their range',
      { logDays: '3', tiers: [tier, { ...tier, quotaMb: 9 }] },
      [
        'tiers.1.quotaMb Tier 2: Mailbox quota must be a number from 10 to 1,000,000 MB.',
        'logDays Days of logs kept must be a number from 1 to 60 days.',
      ],
    ],
    [
      'whose name is markup',
      { '<img src=x onerror=alert(1)>': 1 },
      ['<img src=x onerror=alert(1)> No answer is called “<img src=x onerror=alert(1)>”.'],
    ],
    ['of very many tiers', { tiers: Array(125_000).fill(0) }, ['tiers A plan has 1 to 12 tiers.']],
  ])('names the answers %s of a plan file that it refuses', async (_which, answers, problems) => {
    const refused = await read(withPlan(answers))
    if (refused.ok) throw new Error('The file opens')
    expect(refused.reason).toBe('These parts of it cannot be taken:')
    expect(refused.problems.map(({ path, message }) => `${path} ${message}`)).toEqual(problems)
  })

  it('says of a file that the browser cannot read to choose it again', async () => {
    const file = Object.assign(new File([whole], 'plan.json'), { text: () => Promise.reject() })
    expect(await readPlanOrCatalogFile(file, 'plan', decodeProjectFile)).toMatchObject({
      ok: false,
      reason: 'The browser could not read it. Choose it again.',
    })
  })
})

describe('worker', () => {
  type Told = WorkerMessage<JobResults[JobOrder['job']]>

  /** What the script tells of an order, as it reaches the page. */
  let told: (order: JobOrder) => readonly Told[]

  beforeAll(async () => {
    const post = vi.fn((news: Told) => structuredClone(news))
    const listen = vi.fn<(type: string, listener: (event: { data: JobOrder }) => void) => void>()
    vi.stubGlobal('postMessage', post)
    vi.stubGlobal('addEventListener', listen)
    await import('../../src/app/work/worker.ts')
    const [type, listener] = listen.mock.calls[0] ?? []
    expect(type).toBe('message')
    told = (order) => {
      post.mockClear()
      listener?.({ data: structuredClone(order) })
      return post.mock.results.map(({ value }) => value)
    }
  })

  afterAll(() => vi.unstubAllGlobals())

  const build = recommended(defaultPlan).proposed ?? expect.unreachable()
  const design = designId(build)
  const built = { kind: 'arrays', build } as const
  const tooMany: Plan = {
    ...standalone300,
    ...{ models: 'PS6100XV', raid: 'RAID 6' },
    // All but the models stand: what is found is little, and soon compared.
    pinned: allAnswerFields.map(({ key }) => key).filter((key) => key !== 'models'),
    tiers: [{ ...standalone300.tiers[0], mailboxes: 8000 }],
  }
  const workbook = makeWorkbook({ names: namesOfB })

  it.each<readonly [JobOrder, JobResults[JobOrder['job']]]>([
    [{ job: 'sensitivity', plan: defaultPlan, design }, sensitivity(defaultPlan, design)],
    [{ job: 'mostCarried', plan: defaultPlan, built }, mostCarried(defaultPlan, built)],
    [{ job: 'suggestions', plan: tooMany }, suggestions(tooMany)],
    [{ job: 'readWorkbook', bytes: workbook }, readWorkbook(workbook)],
  ])('finds what the engine finds: $job', (order, result) => {
    expect(told(order).at(-1)).toEqual({ done: true, result })
  })

  it('reads a report of Jetstress, and tells what it read once it has', async () => {
    const file = new File([fixture('ax4-5i-appendix-a.txt')], 'appendix.txt')
    const news = told({ job: 'readReport', file })
    expect(news).toEqual([])
    await eventually(() => expect(postMessage).toHaveBeenCalled())
    expect(postMessage).toHaveBeenCalledWith({ done: true, result: await readReport(file) })
  })

  it('keeps the numbers behind a result as few as they are: what is one stays one', () => {
    const last = told({ job: 'mostCarried', plan: defaultPlan, built }).at(-1)
    const numbers = numbersBehind(workedIn(mostCarried(defaultPlan, built)))
    expect(numbers.length).toBeGreaterThan(100)
    expect(numbersBehind(workedIn(last))).toHaveLength(numbers.length)
  })

  it('tells how far a job is, not more often than ten times a second', () => {
    const clock = vi.spyOn(performance, 'now')
    let ms = 0
    clock.mockImplementation(() => (ms += 40))
    const news = told({ job: 'sensitivity', plan: defaultPlan, design })
    clock.mockRestore()
    let steps = 0
    sensitivity(defaultPlan, design, () => (steps += 1))
    expect(news.length).toBeGreaterThan(3)
    expect(news.length).toBeLessThan(1 + steps / 2)
    expect(news.map(({ done }) => done).indexOf(true)).toBe(news.length - 1)
  })

  it('tells nothing of a search that ends within half a second', () => {
    const toldAfter = (ms: number) => {
      const clock = vi.spyOn(performance, 'now').mockReturnValueOnce(0).mockReturnValue(ms)
      const order = { job: 'solve', plan: ratedPlan, open: ['servers'], goal: 'servers' } as const
      const news = told({ ...order, asked: 'the choice' })
      clock.mockRestore()
      return news.filter(({ done }) => !done).length
    }
    expect(toldAfter(499)).toBe(0)
    expect(toldAfter(500)).toBe(1)
  })
})
