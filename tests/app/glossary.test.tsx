// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { levelWords } from '../../src/app/answer/level-words.ts'
import { type Term, terms } from '../../src/app/glossary.ts'
import { GlossedWords } from '../../src/app/glossed-words.tsx'
import { hasPart } from '../../src/app/store/read-address.ts'
import { fields } from '../../src/engine/index.ts'
import { GlossaryPage } from '../../src/features/glossary/glossary-page.tsx'
import { sectionsInParts } from '../../src/pages/sections.ts'
import { drawn } from '../browser.tsx'
import { standalone300 } from '../engine/reference-plans.ts'

const named = terms.map((term): Term & { readonly id: string } => term)

describe('the glossary', () => {
  it('says of each word what it means in one or two sentences, and has its address', () => {
    for (const { id, means } of named) {
      expect.soft(means.match(/[.](?= |$)/g)?.length, id).toBeLessThanOrEqual(3)
      expect.soft(means, id).toMatch(/^[A-Z].*\.$/)
      expect.soft(hasPart('glossary', id), id).toBe(true)
    }
    expect(new Set(named.map(({ word }) => word)).size).toBe(named.length)
  })

  it('has an entry for every verdict', () => {
    const words = new Set(named.map(({ word }) => word))
    for (const level of Object.values(levelWords)) expect.soft(words).toContain(level.words)
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
    const answers = new Set(fields.map(({ key }) => key))
    const sections = new Set(sectionsInParts.map(({ section }) => section.id))
    expect(named.flatMap((term) => term.answers ?? []).filter((key) => !answers.has(key))).toEqual(
      [],
    )
    expect(named.flatMap((term) => term.sections ?? []).filter((id) => !sections.has(id))).toEqual(
      [],
    )
  })

  it('links the words of a section, and is silent beside what has none', async () => {
    const box = await drawn(<GlossedWords of="proof" isOf="sections" />)
    expect(box.textContent).toBe('In the glossary: Quorum, Reseed, Witness')
    const href = box.querySelector('a')?.getAttribute('href')
    expect(href).toMatch(/^#\/glossary\/quorum/)
    expect((await drawn(<GlossedWords of="growth" isOf="answers" />)).textContent).toBe('')
    const alone = await drawn(<GlossedWords of="proof" isOf="sections" plan={standalone300} />)
    expect(alone.textContent).toBe('')
  })

  it('has a heading to lead to for every word', async () => {
    const box = await drawn(<GlossaryPage />)
    for (const { id, word } of named)
      expect.soft(box.querySelector(`#${id} [tabindex="-1"]`)?.textContent).toBe(word)
  })
})
