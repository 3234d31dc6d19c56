import { HOME_SECTIONS, MAX_ENTRIES } from '@bartan/contract/settings/rules'
import type { Settings } from '@bartan/contract/settings/settings'
import { group, list, picture, text, translatedText, type FieldsOf } from '../form/field.ts'

const tile = {
  title: translatedText('title'),
  text: translatedText('text'),
  link: text('link'),
  picture: picture('picture', true),
}

const banner = { ...tile, action: translatedText('action') }

const blankTile = { title: '', titleIn: {}, text: '', textIn: {}, link: '/', picture: '' }
const blankBanner = { ...blankTile, action: '', actionIn: {} }

export const homeFields = {
  home: group('home', {
    sections: {
      kind: 'order',
      label: 'sections',
      options: HOME_SECTIONS.map((section) => [section, `section.${section}`] as const),
    },
    hero: group('hero', banner, { folds: true }),
    tiles: list('tiles', {
      add: 'addTile',
      most: MAX_ENTRIES.tiles,
      blank: blankTile,
      fields: tile,
    }),
    banners: list('banners', {
      add: 'addBanner',
      most: MAX_ENTRIES.banners,
      blank: blankBanner,
      fields: banner,
    }),
  }),
} satisfies Partial<FieldsOf<Settings>>
