#pragma once
#include <SDL2/SDL.h>
#include <SDL2/SDL_image.h>
#include <SDL2/SDL_ttf.h>

// Macros with casts are not imported by Swift: they get names here.
static const int CS_WINDOWPOS_CENTERED = SDL_WINDOWPOS_CENTERED;
