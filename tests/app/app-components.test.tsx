// @vitest-environment page

import { act } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { displayByLevel } from '../../src/app/answer/level-words.ts'
import { AboutAnswer, OriginMark } from '../../src/app/answer-origin.tsx'
import { alphabeticalGlossaryTerms, type GlossaryTerm } from '../../src/app/glossary.ts'
import { RelatedGlossaryLinks } from '../../src/app/related-glossary-links.tsx'
import type { AnswerOrigins } from '../../src/app/store/history.ts'
import { project, setAnswer } from '../../src/app/store/project.ts'
import { doesPageHavePart } from '../../src/app/store/read-address.ts'
import { addTier, nameTier } from '../../src/app/store/tiers.ts'
import { allAnswerFields, defaultPlan, fieldOf, withVersion } from '../../src/engine/index.ts'
import { GlossaryPage } from '../../src/features/glossary/glossary-page.tsx'
import { sectionsInAnswerViews } from '../../src/pages/sections/sections.ts'
import { drawn } from '../browser.tsx'
import { standalone300 } from '../engine/reference-plans.ts'

describe('answer origin', () => {
  const [quota, copies, bays] = [fieldOf('quota'), fieldOf('copies'), fieldOf('bays')]
  const start = project.getInitialState()
  beforeEach(() => project.setState(start, true))

  /** The names of the buttons that reset an answer, as they are read out. */
  const resetsIn = (box: HTMLElement) =>
    [...box.querySelectorAll('button')]
      .map(({ textContent }) => textContent ?? '')
      .filter((name) => name.startsWith('Reset'))

  it('offers a reset where an answer departs from its default, by tier where there are several', async () => {
    const box = await drawn(<AboutAnswer field={quota} />)
    expect(resetsIn(box)).toEqual([])
    act(() => setAnswer(quota, 0, 1234))
    expect(resetsIn(box)).toEqual([`Reset ${quota.label}`])
    act(() => {
      addTier()
      nameTier(0, 'Desk')
      nameTier(1, 'Field')
      setAnswer(quota, 1, 567)
      setAnswer(copies, 0, 2)
    })
    expect(resetsIn(box)).toEqual([`Reset ${quota.label} of Desk`, `Reset ${quota.label} of Field`])
    expect(resetsIn(await drawn(<AboutAnswer field={copies} />))).toEqual(['Reset Database copies'])
    const reset = [...box.querySelectorAll('button')].find(({ textContent }) =>
      textContent?.endsWith('of Field'),
    )
    await act(async () => reset?.click())
    const { tiers } = project.getState().plan
    expect(tiers.map((tier) => tier.quota)).toEqual([1234, start.plan.tiers[0].quota])
  })

  it('tells whether suggestions keep the answer, and lets a person change that', async () => {
    const box = await drawn(<AboutAnswer field={copies} />)
    const pinned = () =>
      [...box.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Pinned')
        ?.nextElementSibling
    const press = () => act(async () => pinned()?.querySelector('button')?.click())
    expect(pinned()?.textContent).toBe('No: suggestions may change it.Pin Database copies')
    await press()
    expect(pinned()?.textContent).toBe('Yes: suggestions keep it.Unpin Database copies')
    expect(project.getState().plan.pinned).toEqual(['copies'])
    await press()
    expect(pinned()?.textContent).toBe('No: suggestions may change it.Pin Database copies')
    expect(project.getState().plan.pinned).toEqual([])
  })

  it('says of an empty box only that a person emptied it', async () => {
    const plan = withVersion(defaultPlan, 'SE')
    const link = { from: 'link', name: '' } as const
    const marked = async (value: number | null, origins: AnswerOrigins) => {
      project.setState({ plan: { ...plan, automatic: [], bays: value }, origins })
      return (await drawn(<OriginMark field={bays} tier={0} />)).textContent
    }
    expect(await marked(24, { 'bays/0': link })).toBe('from the link')
    expect(await marked(null, { 'bays/0': link })).toBe('')
    expect(await marked(null, {})).toBe('yours')
  })
})

describe('glossary', () => {
  const named = alphabeticalGlossaryTerms.map(
    (term): GlossaryTerm & { readonly id: string } => term,
  )

  describe('the glossary', () => {
    it('says of each word what it means in one or two sentences, and has its address', () => {
      for (const { id, means } of named) {
        expect.soft(means.match(/[.](?= |$)/g)?.length, id).toBeLessThanOrEqual(3)
        expect.soft(means, id).toMatch(/^[A-Z].*\.$/)
        expect.soft(doesPageHavePart('glossary', id), id).toBe(true)
      }
      expect(new Set(named.map(({ word }) => word)).size).toBe(named.length)
    })

    it('has an entry for every verdict', () => {
      const words = new Set(named.map(({ word }) => word))
      for (const level of Object.values(displayByLevel)) expect.soft(words).toContain(level.words)
    })

    it('leads to the first word of every letter, the signs left out', async () => {
      const box = await drawn(<GlossaryPage />)
      const letters = [...box.querySelectorAll('nav a')].map((link) => link.textContent)
      expect(letters).toEqual([...new Set(letters)].toSorted())
      expect(new Set(letters)).toEqual(
        new Set(named.flatMap(({ word }) => word.match(/^\p{L}/u)?.[0].toUpperCase() ?? [])),
      )
    })

    it('stands beside answers and sections that there are', () => {
      const answers = new Set(allAnswerFields.map(({ key }) => key))
      const sections = new Set(sectionsInAnswerViews.map(({ section }) => section.id))
      expect(
        named.flatMap((term) => term.answers ?? []).filter((key) => !answers.has(key)),
      ).toEqual([])
      expect(
        named.flatMap((term) => term.sections ?? []).filter((id) => !sections.has(id)),
      ).toEqual([])
    })

    it('links the words of a section, and is silent beside what has none', async () => {
      const box = await drawn(<RelatedGlossaryLinks of="proof" isOf="sections" />)
      expect(box.textContent).toBe('In the glossary: Quorum, Reseed, Witness')
      const href = box.querySelector('a')?.getAttribute('href')
      expect(href).toMatch(/^#\/glossary\/quorum/)
      expect((await drawn(<RelatedGlossaryLinks of="growth" isOf="answers" />)).textContent).toBe(
        '',
      )
      const alone = await drawn(
        <RelatedGlossaryLinks of="proof" isOf="sections" plan={standalone300} />,
      )
      expect(alone.textContent).toBe('')
    })

    it('has a heading to lead to for every word', async () => {
      const box = await drawn(<GlossaryPage />)
      for (const { id, word } of named)
        expect.soft(box.querySelector(`#${id} [tabindex="-1"]`)?.textContent).toBe(word)
    })
  })
})
