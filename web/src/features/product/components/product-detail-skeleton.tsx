import { chakra } from '@chakra-ui/react/styled-system'
import { Heading } from '#components/ui/heading.tsx'
import { Price } from '#components/commerce/price.tsx'
import { ProductImage } from '#components/commerce/product-image.tsx'
import { nameOf } from '#components/commerce/product-name.ts'
import { Skeleton } from '#components/ui/skeleton.tsx'
import { DetailLayout, GALLERY_SIZES } from './detail-layout.tsx'

/** What is known of a product that is still being loaded. */
export type ProductPreview = {
  name: string
  nameHi?: string | undefined
  /** URL. */
  image: string
  price: number | undefined
}

const Images = ({ image }: { image: string | undefined }) => (
  <chakra.div display="flex" flexDirection={{ base: 'column', lg: 'row-reverse' }} gap="3">
    <chakra.div flex="1">
      {image === undefined ? (
        <Skeleton aspectRatio="1" borderRadius="lg" />
      ) : (
        <ProductImage image={{ url: image, altText: '' }} sizes={GALLERY_SIZES} isPriority />
      )}
    </chakra.div>
    <chakra.div display="flex" flexDirection={{ base: 'row', lg: 'column' }} gap="2">
      {[1, 2, 3].map((number) => (
        <Skeleton key={number} boxSize={{ base: '14', md: '16' }} borderRadius="md" />
      ))}
    </chakra.div>
  </chakra.div>
)

const Choice = () => (
  <div>
    <Skeleton h="4" w="90px" mb="3" />
    <Skeleton h="tap" w="260px" maxW="full" borderRadius="md" />
  </div>
)

/** What most products have, in the places where it will appear; of this one, what is known. */
export const ProductDetailSkeleton = ({ preview }: { preview?: ProductPreview | undefined }) => (
  <DetailLayout aria-hidden={!preview}>
    <Images image={preview?.image} />
    <chakra.div display="flex" flexDirection="column" gap="5">
      <div>
        <Skeleton h="4" w="64px" my="2" />
        {preview ? (
          <Heading as="h1" overflowWrap="anywhere">
            {nameOf(preview)}
          </Heading>
        ) : (
          <Skeleton h={{ base: '7', md: '10' }} w="80%" />
        )}
        <Skeleton h="4" w="140px" mt="3" />
      </div>
      {preview?.price === undefined ? (
        <Skeleton h="7" w="220px" />
      ) : (
        <Price amount={preview.price} original={undefined} size="lg" />
      )}
      <div>
        <Skeleton h="4" mt="1" />
        <Skeleton h="4" w="92%" mt="2" />
        <Skeleton h="4" w="60%" mt="2" />
      </div>
      <Choice />
      <Choice />
      <Skeleton h="tap.lg" borderRadius="md" />
      <Skeleton h={{ base: '212px', xl: '138px' }} borderRadius="md" />
      <Skeleton h="138px" w="60%" />
    </chakra.div>
  </DetailLayout>
)
