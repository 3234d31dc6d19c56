import type { Settings } from '@bartan/contract/settings/settings'
import { atom } from 'nanostores'
import { useEffect, useState } from 'react'
import { Choice } from '#components/ui/elements.tsx'
import { Heading } from '#components/ui/heading.tsx'
import { LazyExtra } from '#components/ui/loading/load-boundary.tsx'
import { useText } from '#features/admin-settings/texts.ts'
import type { Topic } from '#features/admin-settings/topics/topics.ts'
import { useToday } from '#lib/clock.ts'
import { ShopContext } from '#lib/shop-settings.ts'
import { flex, grid, wrap } from '#styled-system/patterns'
import { PreviewFrame } from './preview-frame.tsx'
import { PREVIEWED } from './previewed-parts.tsx'
import { shownDraft } from './shown-draft.ts'
import { TopicWords } from './topic-words.tsx'

const styles = {
  root: grid({ gap: '3', maxH: { xl: 'calc(100dvh - 112px)' }, overflowY: { xl: 'auto' } }),
  head: wrap({ align: 'center', justify: 'space-between', gap: '2' }),
}

/** The theme's CSS variable of the accent color. */
const ACCENT = '--colors-saffron'

const WIDTHS = { phoneWidth: 390, wideWidth: 1280 } as const
const WIDTH_IDS = ['phoneWidth', 'wideWidth'] as const
type WidthId = (typeof WIDTH_IDS)[number]

/** Where the preview has room beside the form (the theme's breakpoint `xl`); below the form it unfolds by a press. */
const BESIDE_FORM = '(min-width: 1280px)'

/** A settings store with the unsaved values, for the shop's own components. */
const useDraftStore = (topic: Topic, draft: Settings) => {
  const today = useToday()
  const [store] = useState(() => atom(shownDraft(topic, draft, today)))
  useEffect(() => store.set(shownDraft(topic, draft, today)), [store, topic, draft, today])
  return store
}

/** Previews what a topic's unsaved settings change. */
export const TopicPreview = ({ topic, draft }: { topic: Topic; draft: Settings }) => {
  const t = useText()
  const store = useDraftStore(topic, draft)
  const [width, setWidth] = useState<WidthId | undefined>(() =>
    matchMedia(BESIDE_FORM).matches ? 'phoneWidth' : undefined,
  )
  const Parts = PREVIEWED[topic]
  return (
    <section className={styles.root} aria-label={t('preview')}>
      <div className={styles.head}>
        <Heading as="h2" size="small">
          {t('preview')}
        </Heading>
        {Parts && (
          <div className={flex({ gap: '2' })}>
            {WIDTH_IDS.map((id) => (
              <Choice
                key={id}
                size="sm"
                aria-pressed={width === id}
                onClick={() => setWidth(width === id ? undefined : id)}
              >
                {t(id)}
              </Choice>
            ))}
          </div>
        )}
      </div>
      {Parts && width && (
        <PreviewFrame title={t('preview')} width={WIDTHS[width]}>
          <ShopContext value={store}>
            <LazyExtra>
              <div ref={(element) => element?.style.setProperty(ACCENT, draft.look.accent)}>
                <Parts />
              </div>
            </LazyExtra>
          </ShopContext>
        </PreviewFrame>
      )}
      <TopicWords topic={topic} draft={draft} />
    </section>
  )
}
