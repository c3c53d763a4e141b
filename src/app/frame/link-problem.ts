import type { LinkProblem } from '../../codec/index.ts'

/** Why a link could not be opened, and what to do. */
export function linkProblemWords(problem: LinkProblem): string {
  const kept = 'Your own plan is unchanged.'
  switch (problem.code) {
    case 'cut short':
      return `The link is cut short: its end is missing. Copy it again as a whole. ${kept}`
    case 'damaged':
      return `The link is damaged: its check does not agree with its content. Copy it again from where it came. ${kept}`
    case 'older':
      return `The link was made by Spindle before its first release and opens no longer. Ask for a new one. ${kept}`
    case 'newer':
      return `The link was made by a version of Spindle that this one does not know. Open it in the newer version. ${kept}`
    case 'invalid':
      return `The link holds an answer that is out of its range: ${problem.problems.map(({ message }) => message).join(' ')} ${kept}`
  }
}
