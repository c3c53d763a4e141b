// @vitest-environment jsdom

import { act } from 'react'
import { describe, expect, it } from 'vitest'
import { EvidencePage } from '../../../src/features/evidence/evidence-page.tsx'
import { change, drawn } from '../../browser.tsx'
import { examples } from '../../roles/examples.ts'

describe('evidence page', () => {
  it('shows the tests that a person picks: as many as the document has', async () => {
    const box = await drawn(<EvidencePage />)
    const counted = async (filter: string) => {
      await change(box, '#evidence-filter', () => filter)
      return Number(/on the (\d+) tests fitted/.exec(box.textContent ?? '')?.[1])
    }
    expect(await counted('all')).toBe(31)
    // Table 20: on two arrays and three, of 5,000 users each and of 9,000.
    expect(await counted('pools')).toBe(4)
    // Table 10: of 2, 4, 6 and 8 nodes.
    expect(await counted('dag')).toBe(4)
    // Table 23, one of which Table 22 has too.
    expect(await counted('ps4100')).toBe(4)
    // RAID 10, 5 and 6, PS6100X, PS6100E, PS4100E and the two larger mailbox sizes: one test each.
    expect(await counted('once')).toBe(8)
    expect(await counted('often')).toBe(31 - 8)
  })
})

describe('roles evidence', () => {
  async function ofRoles() {
    const box = await drawn(<EvidencePage />)
    await act(async () => box.querySelector<HTMLElement>('input[name="shown-method"]')?.click())
    const rows = () => [...box.querySelectorAll('[aria-labelledby="examples-title"] tbody tr')]
    const lineOf = (name: string) =>
      rows()
        .find((row) => row.textContent?.includes(name))
        ?.textContent?.replaceAll(/\s/g, ' ')
    return { box, rows, lineOf }
  }

  it('opens on where the modes part, with the sheet, the name and the erratum of each', async () => {
    const { lineOf } = await ofRoles()
    expect(lineOf('Active on a server with two lost')).toMatch(
      /Activation Scenarios · calcNumActiveDBsSF ?22 databases ?22 databases ?21 databases ?MS8$/,
    )
    expect(lineOf('Databases on a volume')).toBeUndefined()
  })

  it('shows every result that the workbook has of an example, and its choices', async () => {
    const { box, rows, lineOf } = await ofRoles()
    await change(box, '#evidence-results', () => 'all')
    for (const [at, { figures, texts }] of examples.entries()) {
      await change(box, '#evidence-example', () => 'ABC'[at] ?? '')
      const shown = [...Object.values(figures), ...Object.values(texts)].filter(
        (one) => one !== null,
      )
      expect(rows().filter((row) => row.className !== 'group').length).toBeGreaterThanOrEqual(
        shown.length,
      )
    }
    expect(lineOf('Databases on a volume')).toContain('NumDBPerVol')
    expect(lineOf('Layout of volumes')).toContain('Multiple DBs / Volume')
  })

  it('names the standing of what each later version is sized with', async () => {
    const { box } = await ofRoles()
    const rows = [...box.querySelectorAll('#assumed tbody tr')].map((row) =>
      [...row.children].slice(0, 4).map((cell) => cell.textContent?.replaceAll(/\s/g, ' ')),
    )
    expect(rows).toContainEqual([
      'Active megacycles per message',
      '2016',
      expect.stringContaining('0.0597'),
      'Microsoft',
    ])
    expect(rows).toContainEqual([
      'Active megacycles per message',
      '2019, SE',
      expect.stringContaining('0.0597'),
      'assumed',
    ])
    expect(rows).toContainEqual([
      'Search index as a share of its database',
      '2016',
      '20 %',
      'workbook',
    ])
  })
})
