// @vitest-environment page
import { expect, it } from 'vitest'
import { linesOf } from './spoken.ts'

/** The lines of a drawing and of a link that bear such an id. */
function linesWith(id: string): readonly string[] {
  const box = document.createElement('section')
  box.innerHTML = `<svg><clipPath id="${id}-clip"/><g clip-path="url(#${id}-clip)" id="${id}"/></svg><a href="#${id}">There</a>`
  return linesOf(box)
}

it('keeps the same lines, whatever ids React gives', () => {
  const [first, ...others] = ['_r_5_', '_r_1a_', '_R_2aH1_', '«r5»', ':r1c:'].map(linesWith)
  for (const lines of others) expect(lines).toEqual(first)
  expect(linesWith('chart')).not.toEqual(first)
})
