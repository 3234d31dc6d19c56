import { SHOP, SHOP_TEL } from '@bartan/contract/shop/shop-config'
import { MapPin, Phone } from 'lucide-react'
import { Container } from '#components/ui/elements.tsx'
import { text } from '#i18n/texts.ts'
import { t } from '#app/layouts/texts.ts'
import { LanguageLink } from '#app/layouts/language-link.tsx'
import { SocialIcon } from './social-icon.tsx'
import { css } from '#styled-system/css'

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1.5',
  minH: 'tap',
  my: '-1.5',
  whiteSpace: 'nowrap',
  fontWeight: 'semibold',
  _hover: { color: 'saffron' },
  _focusVisible: { outlineColor: 'white', boxShadow: 'none' },
} as const

const styles = {
  link: css(link),
  root: css({ bg: 'teal.night', color: 'white', fontSize: 'xs' }),
  container: css({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: { base: 'center', md: 'space-between' },
    columnGap: '6',
    py: '1',
  }),
  announcement: css({ py: '1', textAlign: 'center', lineHeight: 'snug' }),
  links: css({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: { base: '4', sm: '5' },
  }),
  languageLink: css({ ...link, display: { base: 'inline-flex', md: 'none' } }),
}

export const TopBanner = () => (
  <aside className={styles.root} aria-label={t('announcement')}>
    <Container className={styles.container}>
      <p className={styles.announcement}>{text('banner')}</p>
      <div className={styles.links}>
        <a className={styles.link} href={SHOP_TEL}>
          <Phone aria-hidden size={14} />
          {text('callUs')}
        </a>
        <a className={styles.link} href={SHOP.mapUrl} target="_blank" rel="noreferrer">
          <MapPin aria-hidden size={14} />
          {text('findUs')}
        </a>
        <a className={styles.link} href={SHOP.social.url} target="_blank" rel="noreferrer">
          <SocialIcon size={14} />
          {SHOP.social.name}
        </a>
        {/* On small screens the header has no room for it. */}
        <LanguageLink className={styles.languageLink} />
      </div>
    </Container>
  </aside>
)
