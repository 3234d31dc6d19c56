import { MapPin, Phone } from 'lucide-react'
import { LanguageMenu } from '#app/layouts/language-menu.tsx'
import { useText } from '#app/layouts/texts.ts'
import { ClosureLine } from '#components/closure/closure-parts.tsx'
import { Container } from '#components/ui/elements.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { shopTel, shopText, shopWhatsApp, useShop } from '#lib/shop-settings.ts'
import { css, cx } from '#styled-system/css'
import { wrap } from '#styled-system/patterns'
import { SocialIcon, WhatsAppIcon } from './brand-icons.tsx'

const link = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '1.5',
  minH: 'tap',
  minW: 'tap',
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
    // The links take a line of their own if the font is large.
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '1', md: '6' },
    // A thin line, although what can be pressed in it is as tall as a finger.
    my: { base: '-1.5', md: '-1' },
  }),
  announcement: css({
    flex: '1 1 5rem',
    fontSize: { base: '0.6875rem', md: 'xs' },
    lineHeight: '1.2',
    textWrap: 'balance',
    py: { base: '1.5', md: '0.5' },
  }),
  // On a phone there is no room for it: it is in the side menu.
  onlyWide: css({ smDown: { display: 'none' } }),
  // Phones and tablets show only icons; the words remain for screen readers.
  word: css({ srOnly: { base: true, lg: false } }),
  languageMenu: css({ ...link, display: { base: 'inline-flex', md: 'none' }, gap: '0.5' }),
}

export const TopBanner = () => {
  const text = useSpecText()
  const t = useText()
  const shop = useShop()
  const { banner, closure, mapUrl, social, phone, whatsapp } = shop
  return (
    <aside className={styles.root} aria-label={t('announcement')}>
      <Container className={styles.container}>
        <div className={styles.announcement}>
          {closure ? <ClosureLine /> : <p>{shopText(t.language, banner.text, banner.textIn)}</p>}
        </div>
        <div className={wrap({ columnGap: { md: '5' }, mr: '-2' })}>
          {phone && (
            <a className={styles.link} href={shopTel(shop)}>
              <Phone aria-hidden size={16} />
              <span className={styles.word}>{text('callUs')}</span>
            </a>
          )}
          {(whatsapp || phone) && (
            <a
              className={cx(styles.link, styles.onlyWide)}
              href={shopWhatsApp(shop)}
              target="_blank"
              rel="noreferrer"
            >
              <WhatsAppIcon size={16} />
              <span className={styles.word}>WhatsApp</span>
            </a>
          )}
          {mapUrl && (
            <a className={styles.link} href={mapUrl} target="_blank" rel="noreferrer">
              <MapPin aria-hidden size={16} />
              <span className={styles.word}>{text('findUs')}</span>
            </a>
          )}
          {social.slice(0, 1).map(({ name, url }) => (
            <a className={styles.link} key={url} href={url} target="_blank" rel="noreferrer">
              <SocialIcon size={16} />
              <span className={styles.word}>{name}</span>
            </a>
          ))}
          {/* The header has no room for it on small screens. */}
          <LanguageMenu className={styles.languageMenu} />
        </div>
      </Container>
    </aside>
  )
}
