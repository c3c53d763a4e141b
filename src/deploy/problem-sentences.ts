import type { NamingProblem, PlaceProblem } from '../engine/failures/index.ts'

/** Sentence for a problem with names of a plan; it quotes what a person wrote. */
export function namingSentence(problem: NamingProblem): string {
  switch (problem.code) {
    case 'characters':
      return `${named(problem)}: only letters A to Z, digits and -, with no - at the ends. ${insteadOf(problem)}`
    case 'too long':
      return `${named(problem)}: at most ${problem.most} characters. ${insteadOf(problem)}`
    case 'reserved':
      return `${named(problem)}: Windows takes no such name. ${insteadOf(problem)}`
    case 'taken':
      return `${named(problem)}: already the name of another. ${insteadOf(problem)}`
    case 'list too short':
      return `${problem.given} of ${problem.needed} names are given; the usual names go on with ${problem.next}.`
    case 'list too long':
      return `${problem.given} names are given and ${problem.needed} needed: the last are left out.`
    case 'not one pattern':
      return `${problem.text}: a pattern is one name with one number, such as MBX##, and stands alone. All have the usual names instead.`
  }
}

export function placeSentence(problem: PlaceProblem): string {
  const texts = problem.texts.join(', ')
  switch (problem.code) {
    case 'not a host':
      return `${texts}: not the name of a server, with or without its domain. Left out.`
    case 'not an address':
      return `${texts}: not an IPv4 address, which is all that a DAG takes. Left out.`
    case 'not a folder':
      return `${texts}: not a folder of a drive, such as C:\\Witness. Left out.`
    case 'not plain':
      return `${texts}: not printed characters without accents, or a part of it starts like a formula. Left out.`
    case 'a member':
      return `${texts}: a witness is none of the servers it decides on. Left out.`
    case 'of one DAG':
      return `${texts}: an address belongs to one DAG alone. Left out.`
    case 'not shared out':
      if (problem.key === 'dagAddresses')
        return `${texts}: give as many for each of the ${problem.dags} DAGs. Left out.`
      return problem.dags === 1
        ? `${texts}: give one alone. Left out.`
        : `${texts}: give one for all ${problem.dags} DAGs, or as many for each. Left out.`
  }
}

type Refused = { readonly names: readonly string[]; readonly count: number }

/** The usual names replace those refused; all others are used as given. */
function insteadOf({ count }: Refused): string {
  return count === 1
    ? 'The usual name stands in its place.'
    : 'The usual names stand in their places.'
}

function named({ names, count }: Refused) {
  const others = count - names.length
  return others > 0 ? `${names.join(', ')} and ${others} more` : names.join(', ')
}
