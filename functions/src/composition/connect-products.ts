import { imageUrl } from '@bartan/contract/images/rules'
import type { ImageFiles } from '#features/images/image-files.ts'
import { settingsImages } from '#features/images/settings-images.ts'
import { uploadUseCases } from '#features/images/upload.routes.ts'
import { adminListService } from '#features/products/admin-list.service.ts'
import { editingContext } from '#features/products/editing/editing.repository.ts'
import { editingService } from '#features/products/editing/editing.service.ts'
import type { OthersOfImports } from '#features/products/importing/imports-context.ts'
import { importUseCases } from '#features/products/importing/imports.routes.ts'
import { paperCodeRoutes } from '#features/products/paper-codes/paper-codes.routes.ts'
import type { ProductsContext } from '#features/products/products-context.ts'
import { adminListRoutes } from '#features/products/products.routes.ts'
import { readingRoutes } from '#features/products/reading/reading.routes.ts'

type Others = Omit<OthersOfImports, 'store'> & { files: ImageFiles }

/** Products and their images for admins: deleting one affects the other, and an import stores both. */
export const connectProducts = (context: ProductsContext, { files, ...others }: Others) => {
  const shared = editingContext(context)
  const editing = editingService(shared, async (names) => {
    const kept = new Set((await settingsImages(context.connect)()).map(imageUrl))
    await files.discard(names.filter((name) => !kept.has(imageUrl(name))))
  })
  const uploads = uploadUseCases(context, files, editing.takeImage)
  const imports = importUseCases(shared, { ...others, store: uploads.store })
  const list = adminListService(context)
  return {
    editing,
    imports,
    figures: list.figures,
    routes: [
      ...adminListRoutes(list),
      ...imports.routes,
      ...uploads.routes,
      ...readingRoutes(context),
      ...paperCodeRoutes(context),
    ],
  }
}
