import { equalLogic } from '../core/source.ts'
import { number, perTier, toggle } from './answer.ts'

const example = equalLogic('6.3')

/** The answers of the step Quota and retention, in the order they are asked. */
export const quotaAnswers = {
  quota: perTier(
    number({
      was: 'quotaMb',
      step: 'quota',
      label: 'Mailbox quota',
      help: 'Storage limit of one mailbox, without deleted items kept for recovery.',
      default: 700,
      rolesDefault: 2048,
      figure: 'MB',
      unit: 'MB',
      min: 10,
      max: 1_000_000,
      turn: 1,
      source: example,
    }),
  ),
  retention: perTier(
    number({
      was: 'retentionDays',
      step: 'quota',
      label: 'Deleted-item retention',
      help: 'Days a deleted item can be recovered. The formulas assume the default of 14 days and background maintenance around the clock.',
      default: 14,
      figure: 'days',
      unit: 'days',
      min: 0,
      max: 365,
      turn: 1,
      source: equalLogic('6.1'),
    }),
  ),
  logDays: number({
    step: 'quota',
    label: 'Days of logs kept',
    help: 'Days the volumes must hold transaction logs. Mailbox moves, backup windows and lagged copies take log space, too: this one answer covers them.',
    default: 3,
    figure: 'days',
    unit: 'days',
    min: 1,
    max: 60,
    turn: 0.1,
    source: example,
  }),
  singleItemRecovery: toggle({
    step: 'quota',
    label: 'Single item recovery',
    help: 'Keeps purged and changed items; adds 1.2 % of the quota.',
    default: true,
    source: equalLogic('6.1'),
  }),
  calendarLogging: toggle({
    step: 'quota',
    label: 'Calendar logging',
    help: 'Keeps versions of calendar items; adds 3 % of the quota.',
    default: true,
    source: equalLogic('6.1'),
  }),
  catalog: number({
    was: 'catalogPercent',
    step: 'quota',
    label: 'Search catalog',
    help: 'Content index as a share of the databases. Leave it empty to take what the version does: 10 % in Exchange 2010, 20 % from 2013 on. From 2013 on a volume has room for one catalog more, so the share counts twice.',
    default: null,
    figure: '%',
    figureLabel: 'Search catalog share',
    unit: '%',
    suffix: 'of the databases',
    min: 0,
    max: 100,
    empty: 'as the version takes',
    turn: 0.1,
    adds: true,
    source: equalLogic('6.1'),
    advanced: true,
  }),
}
