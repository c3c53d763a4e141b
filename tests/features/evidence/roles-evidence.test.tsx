// @vitest-environment jsdom
import { act } from 'react'
import { expect, it } from 'vitest'
import { EvidencePage } from '../../../src/features/evidence/evidence-page.tsx'
import { change, drawn } from '../../browser.tsx'
import { examples } from '../../roles/examples.ts'

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
    const shown = [...Object.values(figures), ...Object.values(texts)].filter((one) => one !== null)
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
