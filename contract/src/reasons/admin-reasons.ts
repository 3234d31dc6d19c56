/** What only admins are told. */
export const ADMIN_REASONS = {
  user_not_found: 'User not found',
  own_password_elsewhere: 'Change your own password on your profile page',
  own_role: 'You cannot change your own role',
  own_account: 'You cannot delete your own account',
  waiting_not_found: 'Nobody waits here any more',
  failed_mail_not_found: 'This mail is no longer among those that failed',
  order_changed_meanwhile: 'This order was changed meanwhile: it is {status} now',

  hsn_invalid: 'An HSN has 4, 6 or 8 digits',

  sku_taken: 'Another product has the SKU {sku}',
  sku_of_variant_missing: 'Which variant? {field} must name one',
  variant_not_found: 'No variant has the SKU {sku}',
  variant_repeated: 'An earlier variant has this size and color',
  variants_have_it: 'This product has variants: {field} is set by them',
  sku_repeated: 'This SKU is in an earlier row',
  stock_changed_meanwhile: 'The stock was changed meanwhile: it is {count} now',
  only_in_stock: 'Only {count} in stock',
  stock_too_high: 'Stock must be at most {max}',
  edit_not_found: 'There is no such edit',
  undo_sku_taken: 'Another product has its old SKU now',
  undo_changed_again: 'Changed again since: {fields}',
  undo_changed_since_created: 'Changed since it was created: {fields}',
  undo_original_price_changed: 'The original price was changed since',
  undo_not_possible: 'Only created and changed products can be taken back',
  undo_product_gone: 'The product is not there any more',

  settings_changed_meanwhile:
    'Somebody else has saved the settings meanwhile. Please load them again.',
  category_in_use: '{count} products are in {name}: give them another category first',
  language_unknown: 'The shop has no language {language}',
  language_needed: 'The shop always has English: its addresses are the ones without a language',
  color_unreadable:
    'Nobody could read this color: text on it has a contrast of {ratio} to 1, and needs {least}',
  undo_not_valid: 'The old value is no longer possible: {name}',

  field_not_list: '{field} must be a list',
  field_not_object: '{field} must be an object',
  field_not_uploaded_picture: '{field} must be an uploaded picture',
  field_not_web_address: '{field} must be a web address, beginning with https://',
  field_not_link: '{field} must be a page of the shop, beginning with /, or a web address',
  field_not_phone: '{field} must be a phone number of 8 to 15 digits',
  field_not_color: '{field} must be a color like #f2a531',
  field_not_after: '{field} must not be before {other}',
  field_repeated: '{value} is there twice',

  picture_type_unknown: 'The picture must be a JPEG, PNG, WebP or AVIF',
  picture_too_large: 'The picture must have at most {max} megapixels',
  picture_damaged: 'The picture is damaged or incomplete',
} as const
