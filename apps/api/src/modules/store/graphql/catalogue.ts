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
