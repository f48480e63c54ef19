import { describe, expect, it } from '@jest/globals';
import { fileToasts } from '../csv-import.ts';
import { navigationTexts } from '../navigation.ts';
import { categoryTexts } from './categories.ts';
import { wholesaleFileTexts } from './files.ts';
import { wholesaleFormTexts } from './form.ts';
import { wholesaleTexts } from './page.ts';
import { wholesaleToasts } from './toasts.ts';

/** Sentences of restaurant products and categories that must stay verbatim. */
const PROMISED = [
  'Restaurant Products',
  'Manage your restaurant distribution products and categories',
  'Products',
  'Categories',
  'Total Products',
  'Active Products',
  'Average Price',
  'Add Product',
  'Admin Only - Add Product',
  'All Categories',
  'Manual Order',
  'Name',
  'Price',
  'Category',
  'Show Inactive',
  'Order',
  'Product',
  'Min Order',
  'Status',
  'Actions',
  'View Only',
  'Edit',
  'Delete',
  'Add Restaurant Product',
  'Edit Restaurant Product',
  'Cancel',
  'Update Product',
  'Product name is required',
  'Are you sure you want to delete this product?',
  'Export CSV',
  'Export Excel',
  'Download Template',
  'Add Category',
  'New Category',
  'Edit Category',
  'No categories yet. Create your first category!',
  'Active',
  'Inactive',
  'Are you sure you want to delete this category? Products using this category will need to be reassigned.',
  'Failed to load categories',
  'Category order updated',
  'Failed to update category order',
  'Category created',
  'Category updated',
  'Failed to save category',
  'Category deleted',
  'Failed to delete category',
  'Product created successfully',
  'Product updated successfully',
  'Product deleted successfully',
  'Failed to create product',
  'Failed to update product',
  'Failed to delete product',
  'Invalid file type',
  'Please select a valid image file.',
  'File too large',
  'Maximum file size is 5MB.',
  'Upload failed',
  'Failed to upload image',
  'Image uploaded',
  'Image uploaded successfully',
  'Regular',
  'Tier 1',
  'Tier 2',
  'Tier 3',
];

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

describe('the texts of restaurant products and categories', () => {
  it('hold every promised sentence', () => {
    const tables = [
      categoryTexts,
      navigationTexts,
      wholesaleToasts,
      fileToasts,
      wholesaleFileTexts,
      wholesaleFormTexts,
      wholesaleTexts,
    ];
    const said = new Set(tables.flatMap(stringsIn));
    expect(PROMISED.filter((sentence) => !said.has(sentence))).toEqual([]);
  });

  it('contain slugs, quantities and counts', () => {
    expect(categoryTexts.slugOf('dim-sum---frozen')).toBe('Slug: dim-sum---frozen');
    expect(wholesaleTexts.minOrder(2, 'box')).toBe('Min Order: 2 box');
    expect(wholesaleTexts.categoryCount('Proteins', 20)).toBe('Proteins (20)');
    expect(categoryTexts.inUse(5, 'Tofu, Eggs, Duck, and 2 more')).toBe(
      '5 products use it: Tofu, Eggs, Duck, and 2 more.',
    );
  });
});
