import { nextNumber, nextSlot } from '#domain/next-values.ts';
import { on, required, url as urlRule } from '#domain/rules/rules.ts';
import { activeStatus, dateTime, digits, nameSelect, select, url } from '#fields/build.ts';
import { textIn } from '#fields/value.ts';
import { defineEntity } from '../define.ts';

export const entity = defineEntity({
  path: 'bgmiAllmatches',
  label: 'BGMI Matches',
  record: 'BGMI Match',
  endpoints: {
    list: 'GET /api/v1/bgmi/allMatches',
    read: 'GET /api/v1/bgmi/allMatches/{id}',
    create: 'POST /api/v1/bgmi/allMatches',
    update: 'PATCH /api/v1/bgmi/allMatches',
    remove: 'DELETE /api/v1/bgmi/allMatches/removeMatches',
  },
  title: ['map_name', 'day', 'match_no'],
  columns: ['map_name', 'bgmi_match_id', 'day', 'match_no', 'start_date', 'status'],
  secondLine: ['day', 'match_no'],
  facts: { start: 'start_date' },
  groups: [
    { heading: 'Match', fields: ['map_name', 'bgmi_match_id', 'day', 'match_no'] },
    { heading: 'Schedule and status', fields: ['start_date', 'status', 'other_link'] },
  ],
  fields: {
    map_name: nameSelect('Map Name', 'bgmiMaps', [required('Map Name is required')]),
    start_date: dateTime('Start Date', on('create', required('Start Date is required'))),
    match_no: digits('Match No', 4, on('create', required('Match No is required'))),
    day: digits('Day', 4, on('create', required('Day is required'))),
    bgmi_match_id: select('BGMI Match', 'bgmiMatches', on('create', required('BGMI Match is required'))),
    other_link: url('Other Link', [urlRule('Invalid URL format')]),
    status: activeStatus(),
  },
  copied: (values) => ({
    ...values,
    match_no: nextNumber(textIn(values['match_no']), 4),
    start_date: nextSlot(textIn(values['start_date'])),
  }),
});
