import type { Erratum } from './erratum.ts'
import { calculator } from './source.ts'

/** The workbook on the number of databases, the placement of copies, and failures. */
export const workbookPlacementErrata = {
  MS1: {
    cite: calculator('Role Requirements', 'Storage Design'),
    error: 'The largest database of a JBOD disk leaves no room for its logs.',
    printed:
      'The largest database of a JBOD disk leaves room for its index and the free space, and none for its logs.',
    follows:
      '12,000 mailboxes in example A’s DAG, without growth and with 50 messages of 75 KB, not symmetric: 54 databases, whose volume of 7,498.0 GiB stands on a drive of 7,450.6.',
    decision:
      'The number of databases rises by the placement group until the volume fits the drive.',
    effect:
      'Example A without growth and with 50 messages of 75 KB, not symmetric, has 60 databases, not 54.',
  },
  MS3: {
    cite: calculator('Role Requirements'),
    error: 'Any drive above 2,500 GB allows databases of 2,000 GiB, whether they fit or not.',
    printed:
      'With one volume per database on JBOD, any drive above 2,500 GB allows databases of 2,000 GiB.',
    follows:
      'A database of 2,000 GiB takes 2,947 GiB with its index, logs and 5 % of free space; a drive of 3 TB holds 2,794.',
    decision: 'The smaller of 2,000 GiB and what the drive holds.',
    effect: 'A drive of 3 TB allows databases of 1,896 GiB, not of 2,000.',
  },
  MS4: {
    cite: calculator('Role Requirements'),
    error:
      'A count of databases is raised by the wrong amount, so that it misses the multiple it should reach.',
    printed:
      'A count that is no multiple of the placement group grows by its remainder instead of by what is missing.',
    follows: '40 databases in groups of 6 leave 4: 40 + 4 = 44, which is no multiple of 6 either.',
    decision: 'The next multiple of the group.',
    effect: '40 databases become 42, not 44.',
  },
  MS5: {
    cite: calculator('Role Requirements'),
    error:
      'The most databases a server or DAG may have cut the number needed, and no check says so.',
    printed:
      'The most databases that a server or a DAG may have cut the calculated number, and no check says so.',
    follows:
      'Example A with 40,000 mailboxes of 75 KB messages and no growth needs 224 databases and takes 150: 1,696 GiB each, where 1,416 may be.',
    decision: 'A check fails: the design needs more servers or more DAGs.',
    effect: 'A plan whose databases would be above their limit fails a check.',
  },
  MS6: {
    cite: calculator('Role Requirements'),
    error:
      'Where the symmetric number of databases is too high, one cycle less is taken, even if that is too few.',
    printed:
      'Where the symmetric number of databases exceeds what the DAG may have, one cycle less is taken.',
    follows:
      'That may be fewer than are needed: 7 servers with 3 copies on RAID and 51,000 mailboxes of 10 GiB need 233 databases and get 210, of 2,557 GiB where 2,000 may be. A symmetric number that equals the most is passed over.',
    decision:
      'The symmetric number where the DAG may have so many; else a multiple of its servers; else the check of MS5.',
    effect: 'A DAG gets the databases that it needs, or a check fails.',
  },
  MS7: {
    cite: calculator('Activation Scenarios'),
    error:
      'A comma for a plus leaves out the second failure of site 1 in most designs of two sites.',
    printed:
      'The second failure in site 1 is computed only where the other site’s servers alone are 4 or more; for site 2 the servers of both sites count.',
    follows:
      'A comma stands for a plus. Example B, with 4 servers in site 1 and 2 in site 2, shows no second failure.',
    decision: 'Every pair of servers fails on the real placement, in both sites.',
    effect: 'The worst second failure of example B leaves 10 databases active on one server.',
  },
  MS8: {
    cite: calculator('Activation Scenarios'),
    error:
      'The load after a second failure comes from a formula that does not look at where copies stand.',
    printed:
      'The active databases after a second failure come from a formula that does not look at where copies stand.',
    follows:
      'In 22 of 155 random designs of one site, or active/passive, its figure was too low by 1 or 2 databases, each time where the databases make no whole cycle of the placement.',
    decision: 'Every pair of servers fails on the real placement; the worst server counts.',
    effect:
      'Example A has 21 active databases on the worst server, not 22: 90 GiB of memory needed, not 94, and less processor.',
  },
  MS9: {
    cite: calculator('Distribution', 'Activation Scenarios'),
    error:
      'In active/active, copies are placed so that a lost server’s databases fall on few others, and the formulas do not see it.',
    printed:
      'In active/active, the sites change places in every second half of the databases, while the rows of the placement run on.',
    follows:
      'With an odd number of servers in a site each sees only some of the rows, so a lost server’s databases fall on few others: the first failure was too low in 95 of 165 random designs, by up to 22. Example C states 20 and 24, and its own placement gives 24 and 32.',
    decision: 'Both halves of a pair use the same rows, and every failure is simulated.',
    effect: 'Example C has 20 active on the worst server after any first failure, 24 after two.',
  },
  MS10: {
    cite: calculator('Role Requirements'),
    error: 'Copies on a server are an average, rounded; the fullest server may hold one more.',
    printed: 'Copies on a server are all copies divided by the servers, rounded to the nearest.',
    follows:
      'The fullest server may hold one more: 44 databases × 4 copies ÷ 6 servers are 29.3, stated as 29, where one server holds 30.',
    decision: 'The most copies on any server of the placement.',
    effect: '44 databases of 4 copies on 6 servers: 30 copies on the fullest server, not 29.',
  },
  MS25: {
    cite: calculator('Distribution'),
    error: 'The check of failure domains passes whatever is entered.',
    printed: 'The check of failure domains always passes.',
    follows: 'Its validation is switched off, so copies of one database may share a domain.',
    decision:
      'Servers and copies must add up, no domain has more copies than servers, and there are at most half as many domains as servers, rounded up.',
    effect: 'An impossible division into failure domains is refused with its reason.',
  },
  MS28: {
    cite: calculator('Activation Scenarios'),
    error: 'The normal load of site 2 is divided by the servers of site 1.',
    printed: 'The normal load of site 2 is its active databases divided by the servers of site 1.',
    follows:
      'Site 2 may have fewer servers: 80 databases on 4 servers beside 5 are 20 each, stated as 16.',
    decision: 'Site 2’s databases on site 2’s servers, counted on the placement.',
    effect:
      '80 databases of site 2 on 4 servers, beside 5 in site 1, are 20 active on each, not 16.',
  },
  MS31: {
    cite: calculator('Input'),
    error: 'A choice for two sites keeps its effect after the second site is switched off.',
    printed:
      'A model of users in two sites that was chosen once keeps setting the placement group after the second site is switched off.',
    follows:
      'With one site there is nobody in another one; the group should be 1, or the servers where several databases share a volume.',
    decision: 'The model counts only with two sites.',
    effect: 'With one site, the number of databases no longer depends on the model for two sites.',
  },
  MS32: {
    cite: calculator('Role Requirements', 'Storage Design'),
    error:
      'In active/passive, the largest database and the volume count different numbers of databases on a disk.',
    printed:
      'In active/passive, the largest database assumes half of all copies on a disk, while volumes take as many as the larger site has.',
    follows:
      '3 + 1 copies on drives of 8 TB: the limit of 2,722 GiB is that of 2 databases, and the volume holds 3, which need 10,889 GiB of 7,450.6. With 2 + 1 copies the limit is of 3 and the volume holds 2.',
    decision: 'The limit uses the databases that really share a volume.',
    effect: 'Databases of 3 + 1 copies on drives of 8 TB have at most 1,863 GiB, not 2,722.',
  },
  MS34: {
    cite: calculator('Activation Scenarios'),
    error:
      'With activation blocked in active/active, two cells with a dash are added, which is an error.',
    printed:
      'In active/active with activation blocked, the case of a site and one more server adds two cells that hold a dash.',
    follows: 'That is an error, and the memory of site 2, transport and more are errors with it.',
    decision:
      'It takes a lagged copy that is activated beside two others, and with fewer than three others the replay lag manager does not count.',
    effect: 'No effect: no plan reaches the case.',
  },
  MS36: {
    cite: calculator('Activation Scenarios'),
    error:
      'With one copy in site 1, site 2’s load after a failure counts the databases that stay, not those that move.',
    printed:
      'With one copy in site 1, the load of site 2 after the first failure counts the databases that stay in site 1, not those that move.',
    follows: 'Of 40 databases on 4 servers 10 move, and 30 are counted.',
    decision: 'Computed on the placement.',
    effect:
      'Of 40 databases on 4 servers of site 1, site 2 is sized for the 10 that move, not for 30.',
  },
  MS37: {
    cite: calculator('Activation Scenarios'),
    error:
      'With lagged copies alone in site 2, the loss of site 1 has no figure, and the loss of one server more has one.',
    printed:
      'With lagged copies alone in site 2 and the replay lag manager, the loss of site 1 and one more server has a figure, the loss of site 1 alone has none.',
    follows: 'What survives a site and a server survives the site.',
    decision: 'Both are computed on the placement.',
    effect: 'The loss of site 1 has its figure wherever copies are left.',
  },
  MS39: {
    cite: calculator('Activation Scenarios'),
    error:
      'The limit of active databases can be lower than what a survivable failure brings to a server.',
    printed:
      'The limit of active databases is the worst case of the formulas, which can be below what a loss that takes no last copy brings to a server.',
    follows:
      'Exchange leaves the databases beyond its limit dismounted. With 3 copies on 3 servers one server is left after 2 are lost, and each of 36 databases needs it; the formulas know one loss there, and say 18.',
    decision:
      'The busiest server of every loss that is said to be survived, on the placement; a loss beyond a limit is told as databases down.',
    effect: '36 databases of 3 copies on 3 servers: a limit of 36 active on a server, not of 18.',
  },
} as const satisfies Record<string, Erratum>
