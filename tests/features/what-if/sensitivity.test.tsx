// @vitest-environment page
import { expect, it } from 'vitest'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import type { AnswerSensitivity } from '../../../src/engine/explore/index.ts'
import type { Problem } from '../../../src/engine/index.ts'
import { SensitivityTable } from '../../../src/features/what-if/sensitivity.tsx'
import { drawn } from '../../browser.tsx'

const servers = (count: number) => givenFigure('Servers', count, 'servers', 'servers')

/** Four servers without an edge, tried from 1 to 16. */
const free: AnswerSensitivity = {
  answer: 'servers',
  now: servers(4),
  down: null,
  up: null,
  tried: { down: servers(1), up: servers(16) },
  takesMore: false,
  stops: { down: null, up: null },
}

const edge: NonNullable<AnswerSensitivity['up']> = {
  value: servers(6),
  share: 0.5,
  becomes: 'does not fit',
  fails: ['capacity'],
  breaks: [],
}

/** The cells of the only row, without the bar. */
async function cellsOf(answer: AnswerSensitivity): Promise<readonly string[]> {
  const box = await drawn(<SensitivityTable answers={[answer]} verdict="fits" />)
  const cells = [...box.querySelectorAll('tbody th, tbody td:not(:has(.range-bar))')]
  return cells.map(({ textContent }) => textContent.replaceAll('\u00a0', ' '))
}

it('gives the last value of each way, and what a step further does', async () => {
  expect(await cellsOf({ ...free, up: edge })).toEqual([
    'Servers',
    '4 servers',
    'Any down to 1 server',
    '6 serverslimit: capacity',
  ])
})

it('names the limit of Exchange that a step further exceeds', async () => {
  const breaks: readonly Problem[] = [
    {
      code: 'too many databases',
      answer: 'mailboxesPerDatabase',
      databases: 6,
      most: 5,
      exchange: '2010',
      edition: 'Standard',
    },
  ]
  const [, , , up] = await cellsOf({ ...free, up: { ...edge, fails: ['rules'], breaks } })
  expect(up).toContain('Standard edition mounts at most 5 databases on a server')
})

it('tells the end of a range from another answer that contradicts', async () => {
  const stop = (count: number, share: number) => ({ value: servers(count), share, problems: [] })
  expect(
    await cellsOf({
      ...free,
      tried: { down: servers(4), up: servers(8) },
      stops: { down: stop(4, 0), up: stop(8, 1) },
    }),
  ).toEqual([
    'Servers',
    '4 servers',
    'Fixed by another answer',
    'Any up to 8 servers; other answers allow no more',
  ])
  const [, , down] = await cellsOf({ ...free, tried: { down: servers(4), up: servers(8) } })
  expect(down).toBe('Already the least')
})

it('draws the range as a bar of up to half of the value each way', async () => {
  const bar = async (answer: AnswerSensitivity) => {
    const box = await drawn(<SensitivityTable answers={[answer]} verdict="fits" />)
    const { insetInlineStart, insetInlineEnd } = box.querySelector<HTMLElement>('.kept')!.style
    return [insetInlineStart, insetInlineEnd]
  }
  expect(await bar(free)).toEqual(['0%', '0%'])
  expect(await bar({ ...free, down: { ...edge, share: 0.25 }, up: edge })).toEqual(['25%', '0%'])
  const stop = { value: servers(5), share: 0.1, problems: [] }
  const ended = { ...free, tried: { down: servers(4), up: servers(5) } }
  expect(await bar({ ...ended, stops: { down: null, up: stop } })).toEqual(['50%', '40%'])
})

it('calls an answer the most only at the end of its own range', async () => {
  const ended = { ...free, tried: { down: servers(1), up: servers(4) } }
  const [, , , most] = await cellsOf(ended)
  expect(most).toBe('Already the most')
  const [, , , untried] = await cellsOf({ ...ended, takesMore: true })
  expect(untried).toBe('No more is tried')
})
