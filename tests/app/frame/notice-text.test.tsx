// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { NoticeText } from '../../../src/app/frame/notice-text.tsx'
import { cameMapped } from '../../../src/app/store/mapped.ts'
import { cameIn, project } from '../../../src/app/store/project.ts'
import { decodePlan } from '../../../src/codec/index.ts'
import { drawn } from '../../browser.tsx'
import { linksOfVersion1 } from '../../links/golden.ts'

const start = project.getInitialState()
beforeEach(() => project.setState(start, true))

it('tells of a plan that came with answers of the other method what became of them', async () => {
  const link = linksOfVersion1.find(({ plan }) => plan.exchange === '2019')
  const opened = decodePlan(link?.code ?? '')
  if (!opened.ok) throw new Error('The link opens')
  const notice = { done: 'mapped' } as const
  project.setState({ ...cameIn(cameMapped(opened)), notice })
  const box = await drawn(<NoticeText notice={notice} />)
  expect(box.textContent).toContain('is sized by its role requirements now')
})

it('names files that are not read, and says what can be dropped instead', async () => {
  const words = async (...files: readonly string[]) => {
    const box = await drawn(<NoticeText notice={{ done: 'not opened', files }} />)
    return box.querySelector('p')?.textContent
  }
  expect(await words('photo.png')).toBe(
    'Spindle cannot read “photo.png”. It opens a workbook of Microsoft’s calculator (.xlsm, .xlsx), a spreadsheet that it saved itself, mailbox statistics (.csv) and reports of Jetstress (.html, .xml, .txt). Your plan is unchanged.',
  )
  expect(await words('a', 'b', 'c', 'd', 'e')).toContain('“a”, “b”, “c” and 2 more.')
})
