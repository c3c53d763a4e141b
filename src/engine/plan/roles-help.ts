import type { AnswerKey } from './plan.ts'

/** Help of answers of both methods, where role requirements mean more or less than the papers. */
export const rolesHelp: Readonly<Partial<Record<AnswerKey, string>>> = {
  availability:
    'In a database availability group (DAG), each database has copies on several servers. Standalone servers hold one copy of each.',
  copies:
    'Copies of each database that can be activated, including the active one and those in the second site. Each is on a different server.',
  sites: 'Datacenters that the servers of a DAG are in: one or two.',
  survive:
    'The failure the design must survive: some servers, a whole site, or a site and one more server. Each is tried on the real layout of the copies.',
  lostServers:
    'Servers of a DAG that may be down at the same time while the others carry its databases.',
  retention: 'Days a deleted item can be recovered.',
  databases:
    'Active databases of one DAG; if standalone, of each server. Leave it empty to derive it.',
  overhead: 'Room for growth nobody foresaw, for databases and logs.',
  ranking:
    'The first design that fits is proposed, and decides what is automatic. Ties go to the fewest servers, the fewest drives, the lowest cost, the most room, then the least power. All hold the growth of all its years.',
}
