import { FEED_NAMES, FEED_PATHS } from '@bartan/contract/feeds/rules'
import { Card } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { OutsideLink } from '#components/ui/link.tsx'
import { css } from '#styled-system/css'
import { grid } from '#styled-system/patterns'
import { useText } from '../texts.ts'

const styles = {
  address: css({ overflowWrap: 'anywhere' }),
}

/** Feed addresses for advertising platforms. */
export const FeedLinks = () => {
  const t = useText()
  return (
    <Card className={grid({ gap: '3', mb: '4' })} as="section">
      <div>
        <Heading size="small">{t('links')}</Heading>
        <p className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t('linksAbout')}</p>
      </div>
      <dl className={grid({ gap: '3' })}>
        {FEED_NAMES.map((name) => {
          const address = new URL(FEED_PATHS[name], location.origin).href
          return (
            <div key={name}>
              <dt className={css({ fontSize: 'sm', color: 'ink.soft' })}>{t(name)}</dt>
              <dd>
                <OutsideLink className={styles.address} href={address} target="_blank">
                  {address}
                </OutsideLink>
              </dd>
            </div>
          )
        })}
      </dl>
    </Card>
  )
}
