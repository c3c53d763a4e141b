import { describe, expect, it } from 'vitest'
import {
  type AnswerMargin,
  answersWithEdges,
  marginSentences,
} from '../../../src/app/words/margin-words.ts'
import { givenFigure } from '../../../src/engine/core/worked.ts'
import type { Verdict } from '../../../src/engine/designs/index.ts'
import type { Problem } from '../../../src/engine/index.ts'
import { formatFor } from '../../../src/ui/format.ts'

const format = formatFor('en-US')
const growth = (percent: number) => givenFigure('Growth', percent / 100, '%', 'growth')
const edge = (percent: number, becomes: Verdict, share = 0.1) => ({
  value: growth(percent),
  share,
  becomes,
  breaks: [],
})
const margin = (down: AnswerMargin['down'], up: AnswerMargin['up']): AnswerMargin => ({
  answer: 'growth',
  now: growth(15),
  down,
  up,
  stops: { down: null, up: null },
})
const words = (of: AnswerMargin, verdict: Verdict) =>
  marginSentences(of, verdict, format).map((one) => one.replaceAll('\u00a0', ' '))

describe('how far an answer may move', () => {
  it('has its unit once', () => {
    expect(words(margin(null, edge(32.6, 'does not fit')), 'fits')).toEqual([
      'Holds up to 32.6 % (now 15 %).',
    ])
    expect(words(margin(null, edge(20, 'fits')), 'fits with reserve')).toEqual([
      'Keeps the reserve up to 20 % (now 15 %).',
    ])
  })

  it('ends with the limit of Exchange that is met, where one is', () => {
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
    expect(words(margin(null, { ...edge(66.6, 'does not fit'), breaks }), 'fits')).toEqual([
      'Holds up to 66.6 % (now 15 %): Standard edition mounts at most 5 databases on a server.',
    ])
  })

  it('tells what gets worse before what gets better', () => {
    const both = margin(edge(10.1, 'fits with reserve'), edge(32.6, 'does not fit'))
    expect(words(both, 'fits')).toEqual([
      'Holds up to 32.6 % (now 15 %).',
      'Keeps the reserve below 10.1 %.',
    ])
  })

  it('tells the nearer of two edges first where both are worse', () => {
    const both = margin(edge(5, 'does not fit', 0.3), edge(20, 'does not fit', 0.1))
    expect(words(both, 'fits')).toEqual([
      'Holds up to 20 % (now 15 %).',
      'Holds down to 5 % (now 15 %).',
    ])
  })

  it('says what has to be passed where nothing fits', () => {
    expect(words(margin(edge(3, 'fits'), null), 'does not fit')).toEqual([
      'Holds below 3 %, without the reserve.',
    ])
  })

  it('says where there is no margin at all, and nothing where none is met', () => {
    expect(words(margin(edge(15, 'does not fit', 0), null), 'fits')).toEqual([
      'No margin: one step down from 15 % it no longer holds.',
    ])
    expect(words(margin(null, null), 'fits')).toEqual([])
    expect(answersWithEdges([margin(null, null)])).toEqual([])
  })
})
