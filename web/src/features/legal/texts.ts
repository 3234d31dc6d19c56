import { translator } from '#i18n/translate.ts'

export const { useText } = translator('legal', {
  seller: 'Who sells here',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  officer: 'Grievance officer',
  officerTimes: 'Replies within 48 hours and decides within a month.',
  complain: 'Write or follow a complaint',
})
