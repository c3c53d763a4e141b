import type { AnswerKey } from './plan.ts'

/** What answers of both methods are in that of role requirements, where the papers mean more or less. */
export const rolesHelp: Readonly<Partial<Record<AnswerKey, string>>> = {
  availability:
    'In a database availability group (DAG) each database has copies on several servers. Standalone servers hold one copy each.',
  copies:
    'Copies of each database that can be activated, the active one and those of the second site included. Each stands on a server of its own.',
  sites: 'Datacenters that the servers of a DAG stand in: one or two.',
  survive:
    'What the design must outlive: the loss of some servers, of a whole site, or of a site and one more server. Each is tried on the real placement of the copies.',
  lostServers: 'How many servers of a DAG may be down while the others carry its databases.',
  databases:
    'Active databases of one DAG; standalone, of each server. Leave it empty to have them counted.',
  overhead: 'Room for more than was foreseen, on databases and on logs.',
  ranking:
    'What comes first among designs that fit; the first one is proposed. Drives in the servers come before arrays.',
}
