import { CATEGORIES } from '../products/rules.ts'
import type { Settings } from './settings.ts'

const [FIRST, SECOND] = CATEGORIES

const linkTo = (category: string) => `/collections/all?category=${encodeURIComponent(category)}`

/** Shows the first two categories, with the scenes drawn for them. */
export const DEFAULT_HOME: Settings['home'] = {
  hero: {
    title: 'A kitchen that lasts a lifetime',
    titleIn: {},
    text: 'Steel that shines for years, at honest prices. Paid at your door.',
    textIn: {},
    action: `Shop ${FIRST}`,
    actionIn: {},
    link: linkTo(FIRST),
    picture: 'scene:hero',
  },
  tiles: [
    {
      title: FIRST,
      titleIn: {},
      text: 'Thalis, kadhais, tiffins and jars',
      textIn: {},
      link: linkTo(FIRST),
      picture: 'scene:kitchen-tile',
    },
    {
      title: SECOND,
      titleIn: {},
      text: 'Buckets, mugs and soap dishes',
      textIn: {},
      link: linkTo(SECOND),
      picture: 'scene:bathroom-tile',
    },
  ],
  banners: [
    {
      title: 'Steel and plastic, side by side',
      titleIn: {},
      text: 'From the first thali to the last bucket: the whole shop on one shelf.',
      textIn: {},
      action: 'See everything',
      actionIn: {},
      link: '/collection/all',
      picture: 'scene:featured',
    },
  ],
  sections: ['hero', 'arrivals', 'tiles', 'bestSeller', 'topOfCategory', 'banners', 'promises'],
}
