/** Documents about products and their pictures. */

export const storeProducts = `#graphql
  query storeProducts($first: Int!, $after: String, $query: String) {
    products(first: $first, after: $after, query: $query, sortKey: TITLE) {
      nodes {
        id
        title
        featuredMedia {
          preview {
            image {
              url
              thumbnailUrl: url(transform: { maxWidth: 480, maxHeight: 480 })
            }
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`;

export const storeProduct = `#graphql
  query storeProduct($id: ID!) {
    product(id: $id) {
      id
      title
      featuredMedia {
        preview {
          image {
            url
            thumbnailUrl: url(transform: { maxWidth: 480, maxHeight: 480 })
          }
        }
      }
    }
  }
`;

export const storeProductImages = `#graphql
  query storeProductImages($id: ID!, $first: Int!, $after: String) {
    product(id: $id) {
      media(first: $first, after: $after) {
        nodes {
          __typename
          ... on MediaImage {
            id
            alt
            image {
              url
              thumbnailUrl: url(transform: { maxWidth: 480, maxHeight: 480 })
              width
              height
            }
          }
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`;
