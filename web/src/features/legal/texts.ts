import { translator } from '#i18n/translate.ts'

export const { useText } = translator('legal', {
  seller: 'Seller',
  composition: 'Composition taxable person, not eligible to collect tax on supplies',
  officer: 'Grievance officer',
  officerTimes: 'Replies within 48 hours and resolves within a month.',
  complain: 'Make or track a complaint',
})
