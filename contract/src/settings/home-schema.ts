import { optionalText, oneOf, text } from '../shared/field.ts'
import { translations } from '../shared/translations-schema.ts'
import { link, list, object, picture } from './field-schema.ts'
import { refuseRepeated } from './repeated-schema.ts'
import { HOME_SECTIONS, MAX_ENTRIES } from './rules.ts'

const tile = {
  title: text('title', 80),
  titleIn: translations('title', 80),
  text: optionalText('text', 200),
  textIn: translations('text', 200),
  link: link('link'),
  picture: picture('picture'),
}

const banner = { ...tile, action: optionalText('action', 40), actionIn: translations('action', 40) }

/** The home page. It shows only the named `sections`, in their order. */
export const homeSchema = object('home', {
  sections: list('sections', oneOf('sections', HOME_SECTIONS), HOME_SECTIONS.length).check(
    refuseRepeated((section) => section),
  ),
  hero: object('hero', banner),
  tiles: list('tiles', object('tiles', tile), MAX_ENTRIES.tiles),
  banners: list('banners', object('banners', banner), MAX_ENTRIES.banners),
})
