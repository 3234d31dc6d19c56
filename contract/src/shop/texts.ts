/** Every text that spec.md quotes, to the letter (odd spellings included). */
export const TEXTS = {
  banner: 'All Types Of Plastic And Cutlery Items Are Available',
  callUs: 'Call Us',
  findUs: 'Find Us',
  errorPrefix: 'Error: ',

  phone: 'Please enter valid phone number',
  password:
    'Password must be 8-20 characters long, contain letters, numbers, and special characters.',

  chooseSizeAndColor: 'please select a size and color',
  adding: 'addidng',
  added: 'Product added to cart',

  cartFetchFailed: 'Failed to fetch cart',
  cartAddFailed: 'Failed to add to cart',
  cartUpdateFailed: 'Failed to update item quantity',
  cartRemoveFailed: 'Failed to remove item',
  cartMergeFailed: 'Failed to merge cart',
  cartEmptyDrawer: 'Your cart is empty',
  cartEmptyCheckout: 'Your Cart is Empty',

  orderNow: 'Order Now',
  placeOrder: 'Place Order',
  shippingFree: 'Free',

  noOrders: 'You have no orders',
  noOrderDetails: 'No Order details found',
  noProducts: 'No Products Found',
  noAdminOrders: 'No Orders Found',
  noRecentOrders: 'No Recent orders found.',

  paid: 'Paid',
  pending: 'Pending',
  approved: 'Approved',
  delivered: 'Delivered',
  pendingDelivery: 'Pending Delivery',

  markDelivered: 'Mark as Delivered',
  confirmDeleteUser: 'Are you sure you want to delete this user?',
  confirmDeleteProduct: 'are you sure you want to delete the product?',
  confirmDeleteImage: 'Are you sure you want to delete this image?',
  imageDeleteFailed: 'Failed to delete image from server.',

  userExists: 'User already exists',
  invalidCredentials: 'Invalid credentials',
  productNotFound: 'Product not found',

  logout: 'Logout',
  myOrders: 'My Orders',
  newArrivals: 'New Arrivals',
  bestSeller: 'Best Seller',
} as const
