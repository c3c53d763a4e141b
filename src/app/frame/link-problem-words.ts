import type { LinkRefusal } from '../store/project.ts'

/** Why a link could not be opened, and what to do. */
export function linkProblemWords(problem: LinkRefusal): string {
  const kept = 'Your own plan is unchanged.'
  switch (problem.code) {
    case 'not fetched':
      return `What reads links could not be fetched: the network failed, or a newer version of Spindle was published. Open the link again later. ${kept}`
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
