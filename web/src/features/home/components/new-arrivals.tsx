import type { Product } from '@bartan/contract/products/schema'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight, Store } from 'lucide-react'
import { CallUs } from '#components/commerce/call-us.tsx'
import { ProductCard } from '#components/commerce/product-card.tsx'
import { ProductCardSkeleton } from '#components/commerce/product-grid.tsx'
import { Dots } from '#components/ui/dots.tsx'
import { Container, IconButton } from '#components/ui/elements.tsx'
import { EmptyState } from '#components/ui/loading/empty-state.tsx'
import { LoadState } from '#components/ui/loading/load-state.tsx'
import { styled } from '#components/ui/styled.tsx'
import { useSpecText } from '#i18n/texts.ts'
import { css, cva } from '#styled-system/css'
import { newArrivalsQuery } from '../home-queries.ts'
import { useText } from '../texts.ts'
import { useStrip } from '../use-strip.ts'
import { SectionHeader } from './section-header.tsx'

/** Replaces the rows of products in an empty shop. */
const EmptyShop = () => {
  const t = useText()
  return (
    <EmptyState
      as="h2"
      title={t('emptyTitle')}
      Icon={Store}
      action={<CallUs />}
      text={t('emptyText')}
    />
  )
}

/**
 * Card and gap add up to the 300 px that one press scrolls, or to half of it, so that a press moves by whole
 * products.
 */
const CARD_WIDTH = { base: '138px', md: '276px' } as const
const CARD_SIZES = '(min-width: 768px) 276px, 138px'

/** The page's column begins here; the strip itself reaches both edges of the window. */
const EDGE = {
  base: '16px',
  md: '24px',
  xl: 'max(32px, calc((100% - {sizes.page}) / 2 + 32px))',
} as const

const styles = {
  buttons: css({ display: 'flex', gap: '2', position: 'absolute', top: '0', right: EDGE }),
  skeleton: css({
    display: 'flex',
    gap: { base: '3', md: '6' },
    overflow: 'hidden',
    py: '2',
    px: EDGE,
  }),
}

const Strip = styled(
  'ul',
  cva({
    base: {
      display: 'flex',
      gap: { base: '3', md: '6' },
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollbarWidth: 'none',
      // Up to the window's edges, where a cut-off card hints at more.
      px: EDGE,
      scrollPaddingInline: EDGE,
      py: '2',
      cursor: 'grab',
      '& > li': { flexShrink: '0', w: CARD_WIDTH },
    },
    variants: { isDragging: { true: { cursor: 'grabbing', userSelect: 'none' } } },
  }),
)

const Arrivals = ({ products }: { products: readonly Product[] }) => {
  const text = useSpecText()
  const t = useText()
  const { ref, isAtStart, isAtEnd, screens, screen, isDragging, scroll, handlers } = useStrip()
  return (
    <>
      <div className={styles.buttons}>
        <IconButton
          variant="outline"
          aria-label={t('scrollLeft')}
          disabled={isAtStart}
          onClick={() => scroll(-1)}
        >
          <ChevronLeft aria-hidden size={22} />
        </IconButton>
        <IconButton
          variant="outline"
          aria-label={t('scrollRight')}
          disabled={isAtEnd}
          onClick={() => scroll(1)}
        >
          <ChevronRight aria-hidden size={22} />
        </IconButton>
      </div>
      <Strip
        ref={ref}
        aria-label={text('newArrivals')}
        isDragging={isDragging}
        onDragStart={(event) => event.preventDefault()}
        {...handlers}
      >
        {products.map((product) => (
          <li key={product._id}>
            <ProductCard product={product} sizes={CARD_SIZES} />
          </li>
        ))}
      </Strip>
      <Dots count={screens} here={screen} />
    </>
  )
}

const SKELETON = (
  <div className={styles.skeleton} aria-hidden>
    {Array.from({ length: 5 }, (_, index) => (
      <div className={css({ flexShrink: '0', w: CARD_WIDTH })} key={index}>
        <ProductCardSkeleton />
      </div>
    ))}
  </div>
)

export const NewArrivals = () => {
  const text = useSpecText()
  const t = useText()
  const load = useQuery(newArrivalsQuery)
  if (load.data?.length === 0) return <EmptyShop />
  return (
    <section className={css({ position: 'relative' })} aria-labelledby="new-arrivals">
      <Container>
        <SectionHeader id="new-arrivals" title={text('newArrivals')} hasRoom>
          {t('arrivalsText')}
        </SectionHeader>
      </Container>
      <LoadState load={load} skeleton={SKELETON}>
        {(products) => <Arrivals products={products} />}
      </LoadState>
    </section>
  )
}
