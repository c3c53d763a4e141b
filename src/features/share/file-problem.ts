import { type FileProblem, mostFileBytes } from '../../codec/index.ts'

/** Why a file opens no plan; also that the browser could not read it. */
export type RefusedFile = FileProblem | { readonly code: 'unreadable' }

/** Why a file could not be opened, and what to do. */
export function fileProblemWords(problem: RefusedFile): string {
  switch (problem.code) {
    case 'unreadable':
      return 'The browser could not read it. Choose it again.'
    case 'too large':
      return `It is larger than ${mostFileBytes / 1e6} MB, and no plan is. Choose a file whose name ends in .spindle.json.`
    case 'not JSON':
      return 'It is cut short, or not a plan that Spindle saved. Choose a file whose name ends in .spindle.json.'
    case 'another format':
      return 'It is JSON, but not a plan that Spindle saved. Choose a file whose name ends in .spindle.json.'
    case 'newer':
      return `It was saved by a newer version of Spindle, in version ${problem.version} of the plan file; this one reads versions 1 and 2. Open it in the newer version.`
    case 'invalid':
      return 'These parts of it cannot be taken:'
  }
}
