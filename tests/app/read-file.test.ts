import { expect, it } from 'vitest'
import { readFile } from '../../src/app/read-file.ts'
import { decodeProjectFile, encodeFile, mostProjectBytes } from '../../src/codec/index.ts'
import { defaultPlan } from '../../src/engine/index.ts'

const whole = encodeFile(defaultPlan)
const saved = JSON.parse(whole)
const [tier] = saved.plan.tiers
const withPlan = (answers: object) =>
  JSON.stringify({ ...saved, plan: { ...saved.plan, ...answers } })

/** What the reader says of a plan file with this text. */
const read = (text: string) => readFile(new File([text], 'plan.json'), 'plan', decodeProjectFile)

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
    ' '.repeat(mostProjectBytes + 1),
    `It is larger than ${mostProjectBytes / 1e6} MB, and no project is. Choose a file whose name ends in .spindle.json.`,
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
  expect(await readFile(file, 'plan', decodeProjectFile)).toMatchObject({
    ok: false,
    reason: 'The browser could not read it. Choose it again.',
  })
})
