import { translator } from '#i18n/translate.ts'

export const { useText } = translator('on-offer', {
  title: 'Offers',
  lead: 'All that costs less than usual now.',
  none: 'No offers right now',
  noneYet: 'Look again soon: prices go down from time to time.',
  seeAll: 'See all products',
  filter: 'Filter and sort them',
})
