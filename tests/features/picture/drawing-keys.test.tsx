import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { KeyMarks } from '../../../src/features/picture/drawing-keys.tsx'
import { ServerMarks } from '../../../src/features/picture/drawing-server.tsx'
import { layOut } from '../../../src/features/picture/picture-layout.ts'
import { exampleC } from '../../roles/examples.ts'
import { planFromKeys } from '../../roles/plan-from-keys.ts'
import { drawnOf } from './drawn.ts'

it('shows copies in the legend as they stand in servers that are drawn in brief', () => {
  const design = drawnOf({ ...planFromKeys(exampleC.design), dags: 100 })
  const { sites, shape, keys } = layOut(design, 900, { full: 420, brief: 680 })
  const placed = sites[0]?.groups[0]?.units[0]?.servers[0]
  if (!placed || shape.detail !== 'brief') throw new Error('Servers are drawn in brief')
  const heightIn = (html: string) => /class="copies"[^>]*height="(\d+)"/.exec(html)?.[1]
  const server = heightIn(renderToStaticMarkup(<ServerMarks {...{ placed, shape, id: 'a' }} />))
  const active = keys.filter(({ mark }) => mark === 'active')
  const legend = renderToStaticMarkup(<KeyMarks keys={active} id="a" />)
  expect(server).toBeDefined()
  expect(/height="(\d+)"/.exec(legend)?.[1]).toBe(server)
})
