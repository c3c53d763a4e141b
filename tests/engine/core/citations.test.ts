import { expect, test } from 'vitest'
import { citationsIn, citedTitle, citedWords } from '../../../src/engine/core/citations.ts'
import {
  calculator,
  derivedFrom,
  equalLogic,
  ownRule,
  powerEdge,
  publicFigure,
} from '../../../src/engine/core/source.ts'

const figure = publicFigure('B', 'A fact.', { publication: 'calculator', place: 'Input' })
const assumption = publicFigure('assumed', 'Nobody says.')
const sources = [
  powerEdge('Table 3'),
  ownRule('So it is.'),
  equalLogic('5.1'),
  powerEdge('Table 4'),
  figure,
  calculator('Input'),
  assumption,
  ownRule('So it is.'),
]
const citations = citationsIn(sources)

test('what is cited has one number, in the order in which it first is', () => {
  expect(citations).toEqual({
    documents: ['powerEdge', 'equalLogic', 'calculator'],
    rules: ['So it is.'],
    standings: ['B', 'assumed'],
  })
  expect(sources.map((source) => citedWords(source, citations))).toEqual([
    '[1] Table 3',
    '[R1]',
    '[2] 5.1',
    '[1] Table 4',
    '[3] Input, Standing B. A fact.',
    '[3] Input',
    'An assumption. Nobody says.',
    '[R1]',
  ])
  const derived = derivedFrom(equalLogic('5.1'), '11 % of 5.')
  expect(citedWords(derived, citations)).toBe('From [2] 5.1: 11 % of 5.')
})

test('what is not among the sources has no number', () => {
  expect(citedWords(ownRule('Another.'), citations)).toBeNull()
  expect(citedWords(calculator('Input'), citationsIn([equalLogic('5.1')]))).toBeNull()
})

test('the list of sources names a document in full', () => {
  expect(citations.documents.map(citedTitle)).toEqual([
    expect.stringMatching(/^Dell: A Comparative Study .+, March 2012$/),
    expect.stringMatching(/^Dell: Sizing Microsoft Exchange 2010 .+, May 2012$/),
    expect.stringMatching(/^Microsoft: Exchange 2013 Server Role Requirements Calculator/),
  ])
})
