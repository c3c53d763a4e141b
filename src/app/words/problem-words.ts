import {
  type FailedCheck,
  type Problem,
  type Sentence,
  shortVersionName,
} from '../../engine/index.ts'
import type { Format } from '../../ui/format.ts'

/** A failed check of the role-requirements method: findings and fix. */
function checkWords({ advice }: FailedCheck, format: Format): string {
  const written = (sentence: Sentence) =>
    sentence.map((part) => (typeof part === 'string' ? part : format.text(part))).join('')
  const found = advice.findings.map(({ sentence }) => written(sentence))
  return [...found, written(advice.fix)].join(' ')
}

/** Answers that contradict each other or break a limit of Exchange, and what to change. */
export function problemWords(problem: Problem, format: Format): string {
  const { number } = format
  if ('advice' in problem) return checkWords(problem, format)
  switch (problem.code) {
    case 'copies above servers':
      return `Database copies: ${number(problem.copies)} copies need as many servers in one DAG, and there ${problem.servers === 1 ? 'is 1' : `are ${number(problem.servers)}`}. Lower the copies or add servers.`
    case 'losses not below copies':
      return `Servers lost at once: a database with ${number(problem.copies)} ${problem.copies === 1 ? 'copy' : 'copies'} survives at most ${number(problem.copies - 1)}, and ${number(problem.lost)} are to be lost. Lower the losses or add copies.`
    case 'one site to survive':
      return 'Failures to survive: with one site, none is left when it is lost. Give the plan two sites, or let it survive the loss of servers.'
    case 'unequal sites':
      return `Mailbox servers: to survive the loss of a site, all sites have equally many servers of a DAG, and ${number(problem.servers)} cannot be shared out over ${number(problem.sites)}. Enter a multiple of ${number(problem.sites)}.`
    case 'copies lost with a site':
      return `Database copies: with ${number(problem.copies)} ${problem.copies === 1 ? 'copy' : 'copies'} in ${number(problem.sites)} sites, the loss of a site${problem.besides > 0 ? ' and a server' : ''} takes every copy of some databases. Enter at least ${number(problem.least)}.`
    case 'site of all copies':
      return problem.inSites > 1
        ? 'Failures to survive: a cluster has a server in each of two sites, and the loss of a site and a server may take both. Choose the loss of a site.'
        : 'Failures to survive: each database is in one site alone, and down with it. Choose the loss of servers.'
    case 'sites above servers':
      return `Sites: ${number(problem.sites)} sites need a server each, and there ${problem.servers === 1 ? 'is 1' : `are ${number(problem.servers)}`}. Lower the sites or add servers.`
    case 'unequal DAGs':
      return `Mailbox servers: a DAG has at most 16 servers, so ${number(problem.servers)} become ${number(problem.dags)} DAGs, and they cannot be equally large. Enter a multiple of ${number(problem.dags)}.`
    case 'sites above clusters':
      return `Sites: the two servers of a single copy cluster share storage at one site, so ${number(problem.sites)} sites need as many clusters, and there ${problem.clusters === 1 ? 'is 1' : `are ${number(problem.clusters)}`}. Lower the sites or add servers.`
    case 'odd clusters':
      return `Mailbox servers: a cluster is two servers, and ${number(problem.servers)} is an odd number. Enter an even one.`
    case 'too many databases':
      return `${number(problem.databases)} databases on one server: ${mounting(problem)} mounts at most ${number(problem.most)}. Put more mailboxes in each database${problem.edition === 'Standard' ? ', take Enterprise edition' : ''}, or add servers and spread the databases over them.`
    case 'database file too large':
      return `A database file of ${format.value(problem.gb, 'GB')}: Exchange supports at most ${format.value(problem.mostGb, 'GB')}. Use more databases or a smaller quota.`
  }
}

type TooMany = Extract<Problem, { readonly code: 'too many databases' }>

/** What limits mounted databases: `Standard edition`, or the version if its editions are alike. */
function mounting({ edition, exchange }: TooMany): string {
  return edition === null ? shortVersionName(exchange) : `${edition} edition`
}

/** Limit of Exchange that a problem breaks, in a clause; null without a figure. */
export function brokenLimitWords(problem: Problem, format: Format): string | null {
  switch (problem.code) {
    case 'too many databases':
      return `${mounting(problem)} mounts at most ${format.number(problem.most)} databases on a server`
    case 'database file too large':
      return `Exchange supports database files of at most ${format.value(problem.mostGb, 'GB')}`
    default:
      return null
  }
}

/** A limit that growth breaks and what to do, to follow the year in a sentence. */
export function outgrownLimitWords(problem: Problem, format: Format): string {
  switch (problem.code) {
    case 'too many databases':
      return `a server has ${format.number(problem.databases)} databases, and ${mounting(problem)} mounts at most ${format.number(problem.most)}: put more mailboxes in each database${problem.edition === 'Standard' ? ', take Enterprise edition' : ''} or add servers.`
    case 'database file too large':
      return `a database file has ${format.value(problem.gb, 'GB')}, and Exchange supports at most ${format.value(problem.mostGb, 'GB')}: use more databases.`
    default:
      return `the plan breaks a limit of Exchange. ${problemWords(problem, format)}`
  }
}
